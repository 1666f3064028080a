import { sql } from 'kysely'
import type { SupplierClass } from '@enlace/contract/suppliers/schemas.ts'
import { query, scopeCompany, today, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { type ActAuthor, auditIn } from '../../core/audit/desk-commands.ts'

/** Sets the size and risk of a third party. False for an unknown one. */
export function classify(
  db: Database,
  scope: Scope,
  { id, tamano, riesgo, author }: SupplierClass & { id: number; author: ActAuthor },
): Promise<boolean> {
  return db.transaction(scope, async (tx) => {
    const [before] = await tx.run(
      sql<SupplierClass>`select tamano, riesgo from third_parties
        where company_id = ${scopeCompany} and id = ${id} for update`.compile(query),
    )
    if (!before) return false
    if (before.tamano === tamano && before.riesgo === riesgo) return true
    // What is asked by size or risk is asked from this day on.
    await tx.run(
      sql`update third_parties set tamano = ${tamano}, riesgo = ${riesgo}, clasificado_el = ${today}
        where company_id = ${scopeCompany} and id = ${id}`.compile(query),
    )
    const detail = { before, after: { tamano, riesgo } }
    await auditIn(tx, author, { action: 'supplier:classified', target: String(id), detail })
    return true
  })
}
