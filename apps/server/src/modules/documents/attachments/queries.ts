import { sql } from 'kysely'
import type { DocumentFile } from '@enlace/contract/documents/attachments/schemas.ts'
import { type DocumentKind, documentKinds } from '@enlace/contract/documents/related/kinds.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import { isInScope } from '../../../core/list/queries.ts'
import { closedKinds } from '../../company/index.ts'

/** Returns the files of a document of the open scope, newest first. */
export function attachmentsOf(kind: DocumentKind, id: string) {
  return sql<DocumentFile>`select id, name, description, media_type, size::integer, created_at as at, origin, actor
      from document_files where company_id = ${scopeCompany} and kind = ${kind} and document_id = ${id}
     order by created_at desc, name limit 200`.compile(query)
}

/** Finds one file of the scope's documents; undefined if there is none with that id, or its module is closed. */
export async function findDocumentFile(db: Database, scope: Scope, id: string) {
  const [[file]] = await db.read(scope, [
    sql<{ name: string; media_type: string; storage_key: string }>`select name, media_type, storage_key
      from document_files where ${isInScope(scope)} and id = ${id} and kind not in (${closedKinds})`.compile(
      query,
    ),
  ])
  return file
}

const numbered = {
  'supplier-contracts': ['supplier_contracts', 'nro_contrato'],
  'account-statements': ['account_statements', 'factura_cliente'],
  'purchase-order': ['purchase_order', 'nro_orden'],
  'purchase-tickets': ['purchase_tickets', 'nro_entrada'],
  'payments-made': ['payments_made', 'comprobante'],
  'notes-debit': ['notes_debit', 'nro_nota'],
} as const satisfies Record<DocumentKind, readonly [string, string]> // the names are the tables' and columns'

/** The number of a document of the open company, by the columns that have its kind and its id. */
export const documentNumber = (kind: string, id: string) =>
  sql<string | null>`case ${sql.ref(kind)} ${sql.join(
    documentKinds.map((one) => {
      const [table, column] = numbered[one]
      return sql`when ${sql.lit(one)} then (select n.${sql.ref(column)} from ${sql.table(table)} n
        where n.company_id = ${scopeCompany} and n.id = ${sql.ref(id)})`
    }),
    sql` `,
  )} end`

/** Finds the documents of a company with a number, of one supplier or of all: each supplier has its own numbering. */
export async function findDocumentsOfNumber(
  db: Database,
  company: number,
  { kind, number, supplier }: { kind: DocumentKind; number: string; supplier?: string | undefined },
): Promise<{ id: string }[]> {
  const [table, column] = numbered[kind]
  const [documents] = await db.read(Scope.ofStaff(company), [
    sql<{ id: string }>`select d.id from ${sql.table(table)} d
        join third_parties t on t.company_id = d.company_id and t.id = d.third_party_id
       where d.company_id = ${scopeCompany} and d.${sql.ref(column)} = ${number}
         and (${supplier ?? null}::text is null or t.documento_numero = ${supplier ?? null})
       limit 10`.compile(query),
  ])
  return documents
}

/** Finds a document of the open company by its id or by the ERP's key; undefined if it has none. */
export async function findHeldDocument(
  db: Database,
  scope: Scope,
  kind: DocumentKind,
  by: { id: string } | { erpKey: string },
): Promise<{ id: string; numero: string } | undefined> {
  const { id = null, erpKey = null } = { id: undefined, erpKey: undefined, ...by }
  const [[found]] = await db.read(scope, [
    sql<{ id: string; numero: string }>`select id, numero from documents_of_kind(${kind})
      where id = ${id}::uuid or erp_key = ${erpKey}::text`.compile(query),
  ])
  return found
}

/** Whether a document has a file of these bytes. */
export async function hasFile(
  db: Database,
  scope: Scope,
  { kind, id, sha256 }: { kind: DocumentKind; id: string; sha256: string },
): Promise<boolean> {
  const [[found]] = await db.read(scope, [
    sql<{ found: boolean }>`select exists (
        select from document_files f
          join stored_files s on s.company_id = f.company_id and s.storage_key = f.storage_key
         where f.company_id = ${scopeCompany} and f.kind = ${kind} and f.document_id = ${id}
           and s.sha256 = ${sha256}) as found`.compile(query),
  ])
  return found?.found === true
}
