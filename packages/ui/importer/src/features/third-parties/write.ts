import { addCounts, type LoadCounts } from '@enlace/database/load/load-table'
import { branchAccountsLoad, thirdPartiesLoad } from '@enlace/database/load/tables/third-parties'
import { upsert } from '@enlace/database/load/upsert'
import { accountKey } from '../../core/account-key.ts'
import type { Client } from '../../core/batch.ts'
import type { MappingRules } from '../../core/mapping.ts'
import type { Supplier } from '../../core/receipt.ts'

/** Writes suppliers as active third parties with one branch account each. */
export async function writeThirdParties(
  client: Client,
  suppliers: readonly Supplier[],
  rules: MappingRules,
  batch: string,
): Promise<LoadCounts> {
  const parties = suppliers.map(({ key, documento_dv, nombre }) => ({
    erp_key: key,
    documento_numero: key,
    documento_dv,
    nombre,
    es_proveedor: true,
    activo: true,
  }))
  const accounts = suppliers.map(({ key }) => ({
    erp_key: accountKey(key, rules),
    third_party_key: key,
    ...rules.branch,
    activo: true,
  }))
  const counts = await upsert(client, thirdPartiesLoad, { rows: parties, batch })
  return addCounts(counts, await upsert(client, branchAccountsLoad, { rows: accounts, batch }))
}
