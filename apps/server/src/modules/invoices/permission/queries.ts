import { sql } from 'kysely'
import type { SupportingPermission } from '@enlace/contract/invoices/permission/schemas.ts'
import { query } from '@enlace/database/database.ts'
import { maySendSupporting } from '@enlace/domain/supporting/document.ts'
import { readRules, type Reading } from '../intake/queries.ts'

type Kept = { persona: string; regimen: string | null } & Pick<SupportingPermission, 'abierta' | 'por' | 'at'>

/** Returns whether a third party may send cuentas de cobro, and by what; undefined for an unknown one. */
export async function findPermission(tx: Reading, id: number): Promise<SupportingPermission | undefined> {
  const [kept] = await tx.run(sql<Kept>`select * from supporting_supplier(${id})`.compile(query))
  if (!kept) return undefined
  const { supporting } = await readRules(tx)
  const { persona, regimen, abierta, por, at } = kept
  const regla = maySendSupporting({ persona, regimen, abierta: null }, supporting.rule)
  return { regla, abierta, por, at }
}
