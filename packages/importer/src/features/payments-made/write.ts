import { addCounts, type LoadCounts } from '@enlace/database/load/load-table.ts'
import { paymentsMadeLinesLoad, paymentsMadeLoad } from '@enlace/database/load/tables/payments-made.ts'
import { upsert } from '@enlace/database/load/upsert.ts'
import type { Client } from '../../core/records/batch.ts'
import type { ReceivedPayments } from './map.ts'

/** Writes payments with the invoices that each paid. */
export async function writePayments(
  client: Client,
  { heads, lines }: ReceivedPayments,
  batch: string,
): Promise<LoadCounts> {
  const counts = await upsert(client, paymentsMadeLoad, { rows: heads, batch })
  const parents = heads.map(({ erp_key }) => erp_key)
  return addCounts(counts, await upsert(client, paymentsMadeLinesLoad, { rows: lines, batch, parents }))
}
