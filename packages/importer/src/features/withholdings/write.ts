import type { LoadCounts } from '@enlace/database/load/load-table.ts'
import { withholdingLinesLoad } from '@enlace/database/load/tables/withholding-lines.ts'
import { upsert } from '@enlace/database/load/upsert.ts'
import type { Client } from '../../core/records/batch.ts'
import type { ReceivedWithholding } from './map.ts'

/** Writes withholdings, line by line. */
export function writeWithholdings(
  client: Client,
  withholdings: readonly ReceivedWithholding[],
  batch: string,
): Promise<LoadCounts> {
  const rows = withholdings.map(({ place: _place, key: erp_key, account: account_key, ...line }) => ({
    erp_key,
    account_key,
    ...line,
  }))
  return upsert(client, withholdingLinesLoad, { rows, batch })
}
