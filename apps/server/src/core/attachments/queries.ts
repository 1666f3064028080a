import { sql } from 'kysely'
import type { DocumentFile } from '@enlace/contract/core/attachments/schemas'
import type { RelatedDocument } from '@enlace/contract/core/related'
import { query, scopeCompany } from '@enlace/database/database'

/** The files of a document of the open scope, newest first. */
export function attachmentsOf(kind: RelatedDocument['kind'], id: string) {
  return sql<DocumentFile>`select id, name, description, media_type, size::integer, created_at as at, origin, actor
      from document_files where company_id = ${scopeCompany} and kind = ${kind} and document_id = ${id}
     order by created_at desc, name limit 200`.compile(query)
}
