import { sql } from 'kysely'
import type { DocumentFile } from '@enlace/contract/core/attachments/schemas'
import type { DocumentKind } from '@enlace/contract/core/related'
import { query, scopeCompany, type Database } from '@enlace/database/database'
import type { Scope } from '@enlace/database/scope'
import { isInScope } from '../list/queries.ts'
import { closedKinds } from '../modules/queries.ts'

/** The files of a document of the open scope, newest first. */
export function attachmentsOf(kind: DocumentKind, id: string) {
  return sql<DocumentFile>`select id, name, description, media_type, size::integer, created_at as at, origin, actor
      from document_files where company_id = ${scopeCompany} and kind = ${kind} and document_id = ${id}
     order by created_at desc, name limit 200`.compile(query)
}

/** One file of the scope's documents; undefined when the scope has none by that id, or its module is closed. */
export async function findDocumentFile(db: Database, scope: Scope, id: string) {
  const [[file]] = await db.read(scope, [
    sql<{ name: string; media_type: string; storage_key: string }>`select name, media_type, storage_key
      from document_files where ${isInScope(scope)} and id = ${id} and kind not in (${closedKinds})`.compile(
      query,
    ),
  ])
  return file
}
