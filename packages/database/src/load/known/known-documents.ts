import { sql } from 'kysely'
import { query, scopeCompany, type Database } from '../../database.ts'
import type { Scope } from '../../scope.ts'
import type { LinkedKind } from '../tables/document-links.ts'

/** A document by the ERP's key, with its displayed number and its supplier's NIT. */
export interface KnownDocument {
  key: string
  numero: string
  supplier: string
}

/** The table of each kind of document, with the column of its number. */
const places: Readonly<Record<LinkedKind, readonly [table: string, numero: string]>> = {
  'supplier-contracts': ['supplier_contracts', 'nro_contrato'],
  'purchase-order': ['purchase_order', 'nro_orden'],
  'purchase-tickets': ['purchase_tickets', 'nro_entrada'],
  'account-statements': ['account_statements', 'factura_cliente'],
  'payments-made': ['payments_made', 'comprobante'],
  'notes-debit': ['notes_debit', 'nro_nota'],
}

/** The company's documents of a kind with one of these names, as the ERP's key or as their number. */
export async function knownDocuments(
  db: Database,
  scope: Scope,
  kind: LinkedKind,
  named: readonly string[],
): Promise<KnownDocument[]> {
  const [table, numero] = places[kind]
  const [rows] = await db.read(scope, [
    sql<KnownDocument>`select d.erp_key as key, d.${sql.ref(numero)} as numero, t.erp_key as supplier
        from ${sql.table(table)} d
        join branch_accounts b on b.company_id = d.company_id and b.id = d.third_id
        join third_parties t on t.company_id = d.company_id and t.id = coalesce(b.merged_from, d.third_party_id)
       where d.company_id = ${scopeCompany}
         and (d.erp_key = any (${named}) or d.${sql.ref(numero)} = any (${named}))`.compile(query),
  ])
  return rows
}
