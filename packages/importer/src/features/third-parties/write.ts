import { addCounts, tellingOnly, type LoadCounts } from '@enlace/database/load/load-table.ts'
import {
  branchAccountsLoad,
  thirdPartiesLoad,
  toldBranchesLoad,
  toldPartiesLoad,
} from '@enlace/database/load/tables/third-parties.ts'
import { upsert } from '@enlace/database/load/upsert.ts'
import { accountKey } from '../../core/mapping/account-key.ts'
import type { Client } from '../../core/records/batch.ts'
import type { Mapping } from '../../core/mapping/mapping.ts'
import type { Supplier } from '../../core/documents/receipt.ts'
import { keepsUntold } from '../../core/mapping/told-columns.ts'

/**
 * Writes suppliers as third parties with one branch account each. `names` are the names of existing accounts, which
 * they keep.
 */
export async function writeThirdParties(
  client: Client,
  suppliers: readonly Supplier[],
  names: ReadonlyMap<string, string>,
  mapping: Mapping,
  batch: string,
): Promise<LoadCounts> {
  const keeps = keepsUntold('third-parties', mapping)
  const partyOf = ({ key, documento_dv, nombre }: Supplier) => ({
    erp_key: key,
    documento_numero: key,
    documento_dv,
    nombre,
    es_proveedor: true,
    activo: true,
  })
  const accountOf = ({ key }: Supplier) => {
    const erp_key = accountKey(key, mapping.rules)
    const { codigo, nombre } = mapping.rules.branch
    return { erp_key, third_party_key: key, codigo, nombre: names.get(erp_key) ?? nombre, activo: true }
  }
  const named = suppliers.filter(({ told }) => told === undefined)
  const told = suppliers.flatMap((supplier) =>
    supplier.told === undefined ? [] : [{ ...supplier, told: supplier.told }],
  )
  const always = new Set<string>(thirdPartiesLoad.columns)
  const [parties, accounts] = [
    tellingOnly(toldPartiesLoad, (column) => always.has(column) || keeps(column)),
    tellingOnly(toldBranchesLoad, (column) => column === 'activo' || keeps(column)),
  ]
  const counts = [
    await upsert(client, thirdPartiesLoad, { rows: named.map(partyOf), batch }),
    await upsert(client, branchAccountsLoad, { rows: named.map(accountOf), batch }),
    await upsert(client, parties, {
      rows: told.map((one) => ({ ...partyOf(one), ...one.told.party })),
      batch,
    }),
    await upsert(client, accounts, {
      rows: told.map((one) => ({ ...accountOf(one), ...one.told.contact })),
      batch,
    }),
  ]
  return counts.reduce(addCounts)
}
