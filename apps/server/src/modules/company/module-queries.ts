import { sql } from 'kysely'
import { placeAccess } from '@enlace/contract/content/menu/access.ts'
import type { DocumentKind } from '@enlace/contract/documents/related/kinds.ts'
import type { ModuleName } from '@enlace/domain/modules.ts'
import { scopeCompany } from '@enlace/database/database.ts'

/** The kinds of documents of a module, hidden from anyone who may not open the module. */
const guardedKinds = [
  ['supplier-contracts', placeAccess.contracts.module],
  ['purchase-order', placeAccess.purchaseOrders.module],
  ['purchase-tickets', placeAccess.purchaseTickets.module],
  ['notes-debit', placeAccess.debitNotes.module],
] as const satisfies readonly (readonly [DocumentKind, string])[] // the kinds are checked, the names kept

/** Whether the open company has a module on. */
export const isModuleOn = (module: ModuleName) => sql<boolean>`exists (
  select 1 from settings v where v.company_id = ${scopeCompany} and v.name = ${module}
     and (v.value #>> '{}') ~ '^[1-9][0-9]*$')`

/** The kinds of documents that are hidden from the open scope's person. */
export const closedKinds = sql`
  select m.kind from (values ${sql.join(guardedKinds.map(([kind, module]) => sql`(${kind}, ${module})`))}) m (kind, module)
   where not exists (select 1 from settings v where v.company_id = ${scopeCompany} and v.name = m.module
                        and case when (v.value #>> '{}') ~ '^[0-9]{1,9}$' then (v.value #>> '{}')::integer > 0 end)
      or m.module <> all ((select scope_modules())::text[])`

/** Whether the open scope may see a kind of document. */
export const mayRead = (kind: DocumentKind) => sql<boolean>`${kind} not in (${closedKinds})`
