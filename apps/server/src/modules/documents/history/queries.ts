import { sql } from 'kysely'
import type { DocumentEvent } from '@enlace/contract/documents/history/schemas.ts'
import { eventsShown } from '@enlace/contract/documents/history/shown.ts'
import type { DocumentKind } from '@enlace/contract/documents/related/kinds.ts'
import { query, scopeCompany } from '@enlace/database/database.ts'

// A kind's table is its slug in snake case.
const tableOf = (kind: DocumentKind) => sql.table(kind.replaceAll('-', '_'))

/**
 * Returns the history of a document of the open scope, newest first. A load records nothing for a new document, whose
 * arrival is in the document itself.
 */
export function historyOf(kind: DocumentKind, id: string) {
  return sql<DocumentEvent>`select id, at, origin, actor, event, note, changes, files from (
      select e.id::text, e.at, e.origin, e.actor, e.event, e.note, e.changes, e.id as place,
             (select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name) order by f.name), '[]')
                from document_files f where f.company_id = e.company_id and f.kind = e.kind
                 and f.document_id = e.document_id and f.event_id = e.id) as files
        from document_events e where company_id = ${scopeCompany} and kind = ${kind} and document_id = ${id}
      union all
      select '0', d.created_at, 'carga', '', 'registrado', null, '[]'::jsonb, 0, '[]'::jsonb
        from ${tableOf(kind)} d where company_id = ${scopeCompany} and id = ${id}
         and not exists (select from document_events e where e.company_id = d.company_id and e.kind = ${kind}
                            and e.document_id = d.id and e.event = 'registrado')
     ) every_event order by at desc, place desc limit ${eventsShown}`.compile(query)
}
