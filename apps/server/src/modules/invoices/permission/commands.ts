import { sql } from 'kysely'
import type { SupportingPermission } from '@enlace/contract/invoices/permission/schemas.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { type ActAuthor, auditIn } from '../../../core/audit/desk-commands.ts'
import { findPermission } from './queries.ts'

const actions = {
  true: 'supporting-document:opened',
  false: 'supporting-document:closed',
  null: 'supporting-document:by-rule',
} as const

/** Opens or closes cuentas de cobro for a third party, or leaves them to the rule; undefined for an unknown one. */
export function setPermission(
  db: Database,
  scope: Scope,
  { id, abierta, author }: { id: number; abierta: boolean | null; author: ActAuthor },
): Promise<SupportingPermission | undefined> {
  return db.transaction(scope, async (tx) => {
    const before = await findPermission(tx, id)
    if (!before || before.abierta === abierta) return before
    const word =
      abierta === null
        ? sql`delete from supporting_document_suppliers where company_id = ${scopeCompany} and third_party_id = ${id}`
        : sql`insert into supporting_document_suppliers (company_id, third_party_id, abierta, por)
            values (${scopeCompany}, ${id}, ${abierta}, ${author.actor})
            on conflict (company_id, third_party_id) do update
            set abierta = excluded.abierta, por = excluded.por, at = now()`
    await tx.run(word.compile(query))
    await auditIn(tx, author, { action: actions[`${abierta}`], target: String(id), detail: {} })
    return findPermission(tx, id)
  })
}
