import { tellingOnly, type LoadCounts } from '@enlace/database/load/load-table.ts'
import { toldBranchesLoad, type ToldBranchRow } from '@enlace/database/load/tables/third-parties.ts'
import { upsert } from '@enlace/database/load/upsert.ts'
import type { Client } from '../../core/records/batch.ts'
import type { Mapping } from '../../core/mapping/mapping.ts'
import { keepsUntold } from '../../core/mapping/told-columns.ts'

/** Writes the branch accounts of suppliers. */
export function writeBranches(
  client: Client,
  rows: readonly ToldBranchRow[],
  mapping: Mapping,
  batch: string,
): Promise<LoadCounts> {
  const keeps = keepsUntold('branch-accounts', mapping)
  return upsert(client, tellingOnly(toldBranchesLoad, keeps), { rows, batch })
}
