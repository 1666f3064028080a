import { sql } from 'kysely'
import type { DeskProfileRequest } from '@enlace/contract/profile/requests/schemas.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { Desk } from '../../../core/desk/list-queries.ts'
import { requestByScope } from './queries.ts'

/** A row of the desk. */
export type ProfileRequestRow = DeskProfileRequest

const waits = sql`estado in ('recibida', 'en_revision')`

/** The requests of the open company: pending ones first by legal deadline, then by arrival. */
export const profileRequestsDesk: Desk = {
  rows: sql`(select r.id, r.number as numero, r.kind as tipo, t.nombre as proveedor, r.person as persona, r.state as estado,
      r.created_at as desde, coalesce(r.extended_on, r.due_on) as vence
    from profile_requests r
    join third_parties t on t.company_id = r.company_id and t.id = r.third_party_id
   where r.company_id = ${scopeCompany}) as requests`,
  text: ['numero', 'proveedor', 'persona'],
  turn: sql`case when ${waits} then extract(epoch from coalesce(vence::timestamptz, desde + interval '5 years'))
    else 20000000000 - extract(epoch from desde) end`,
  sortable: {
    numero: 'numero',
    proveedor: { by: sql`lower(proveedor)` },
    desde: 'desde',
    vence: { by: sql.ref('vence') },
  },
}

/** Counts the pending requests. */
export const countProfileRequests = sql<{
  count: number
}>`select count(*)::integer as count from profile_requests r
  where r.company_id = ${scopeCompany} and r.state in ('recibida', 'en_revision')`.compile(query)

/** Finds a request with the current value of each field in the record, and who decided. */
export async function findProfileRequest(db: Database, scope: Scope, id: string) {
  const [[request], now, [decided]] = await db.read(scope, [
    requestByScope(id),
    sql<{
      place: number
      value: string | null
    }>`select c.place, record_value(c.third_party_id, c.third_id, c.field) as value
      from profile_request_changes c where c.company_id = ${scopeCompany} and c.request_id = ${id} order by c.place`.compile(
      query,
    ),
    sql<{
      decided_at: string | null
      decided_by: string | null
    }>`select decided_at, decided_by from profile_requests
      where company_id = ${scopeCompany} and id = ${id}`.compile(query),
  ])
  return request && { request, now, decided }
}
