import { sql } from 'kysely'
import { query, scopeCompany, type Database } from '../../database.ts'
import type { Scope } from '../../scope.ts'

/** The kinds of documents that a source charges to contracts. */
export type ImputedKind = 'purchase-order' | 'account-statements'

/** The key of a supplier's document: its kind, the supplier's number and its own. */
export const documentPlace = (kind: ImputedKind, supplier: string, numero: string) =>
  `${kind}|${supplier}|${numero}`

/** The owners of the company's contracts, and the orders and invoices that may be charged to them. */
export async function knownContracts(db: Database, scope: Scope) {
  const ownerOf = (table: string) => sql`${sql.table(table)} d
    join branch_accounts b on b.company_id = d.company_id and b.id = d.third_id
    join third_parties t on t.company_id = d.company_id and t.id = coalesce(b.merged_from, d.third_party_id)
   where d.company_id = ${scopeCompany}`
  const [contracts, orders, invoices] = await db.read(scope, [
    sql<{ erp_key: string; nit: string }>`select d.erp_key, t.documento_numero as nit
      from ${ownerOf('supplier_contracts')}`.compile(query),
    sql<KnownDocument>`select 'purchase-order' as kind, d.erp_key, d.nro_orden as numero, t.documento_numero as nit
      from ${ownerOf('purchase_order')}`.compile(query),
    sql<KnownDocument>`select 'account-statements' as kind, d.erp_key, d.factura_cliente as numero,
        t.documento_numero as nit from ${ownerOf('account_statements')}`.compile(query),
  ])
  return {
    contracts: new Map(contracts.map(({ erp_key, nit }) => [erp_key, nit])),
    documents: new Map(
      [...orders, ...invoices].map(({ kind, nit, numero, erp_key }) => [
        documentPlace(kind, nit, numero),
        erp_key,
      ]),
    ),
  }
}

interface KnownDocument {
  kind: ImputedKind
  erp_key: string
  numero: string
  nit: string
}
