import { sql } from 'kysely'
import type { DocumentEvent } from '@enlace/contract/core/history/schemas'
import { eventsShown } from '@enlace/contract/core/history/shown'
import type { RelatedDocument } from '@enlace/contract/core/related'
import { query, scopeCompany } from '@enlace/database/database'

/** What happened to a document of the open scope, newest first. */
export function historyOf(kind: RelatedDocument['kind'], id: string) {
  return sql<DocumentEvent>`select e.id::text, e.at, e.origin, e.actor, e.event, e.note, e.changes,
        (select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name) order by f.name), '[]')
           from document_files f where f.company_id = e.company_id and f.kind = e.kind and f.document_id = e.document_id
            and f.event_id = e.id) as files
      from document_events e where company_id = ${scopeCompany} and kind = ${kind} and document_id = ${id}
     order by e.at desc, e.id desc limit ${eventsShown}`.compile(query)
}
