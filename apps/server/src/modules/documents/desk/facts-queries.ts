import { sql } from 'kysely'
import type { DocumentThread } from '@enlace/contract/documents/desk/thread-schemas.ts'
import type { DocumentKind } from '@enlace/contract/documents/related/kinds.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'

/** What the staff sees of one document besides what its supplier sees. */
interface DeskFacts {
  proveedor: string
  nit: string
  proveedor_id: number
  visto_at: string | null
  visto_por: string | null
}

/**
 * Finds whose a document of the open company is, who of them opened it first, and the threads about it. A supplier that
 * did something with it has seen it.
 */
export async function findDeskFacts(db: Database, scope: Scope, kind: DocumentKind, id: string) {
  const [[facts], consultas] = await db.read(scope, [
    sql<DeskFacts>`select t.nombre as proveedor, t.documento_numero || coalesce('-' || t.documento_dv, '') as nit,
        t.id as proveedor_id, seen.at as visto_at, seen.actor as visto_por
      from document_owner(${kind}, ${id}) o
      join third_parties t on t.company_id = ${scopeCompany} and t.id = o.third_party_id
      left join lateral (
        select e.at, e.actor from document_events e
         where e.company_id = ${scopeCompany} and e.kind = ${kind} and e.document_id = ${id} and e.origin = 'proveedor'
         order by e.at limit 1) seen on true`.compile(query),
    sql<DocumentThread>`select id, number as numero, topic as tipo, state as estado, last_at as ultimo_at
      from questions where company_id = ${scopeCompany} and kind = ${kind} and document_id = ${id}
       and not (topic in ('confirmacion_orden', 'aceptacion_nota') and messages = 1)
      order by last_at desc limit 50`.compile(query),
  ])
  return facts && { ...facts, consultas }
}
