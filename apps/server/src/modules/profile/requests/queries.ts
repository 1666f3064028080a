import { sql } from 'kysely'
import type { RequestState } from '@enlace/contract/profile/requests/request-states.ts'
import type { RecordField } from '@enlace/contract/profile/company-schemas.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { ProfileRequestKind } from './rules.ts'

/** A field that a request asks to change. */
export interface KeptChange {
  third_id: number | null
  branch: string | null
  field: RecordField
  before: string | null
  after: string | null
  standing: 'vigente' | 'confirmada' | 'reemplazada' | null
}

/** A step of a request. */
export interface KeptEvent {
  at: string
  state: RequestState | 'prorrogada'
  side: 'proveedor' | 'compania'
  actor: string
  words: string
}

/** A request with its changes and its history. */
export interface KeptRequest {
  id: string
  number: string
  kind: ProfileRequestKind
  third_party_id: number
  supplier: string
  person: string
  email: string
  state: RequestState
  words: string
  created_at: string
  due_on: CalendarDate | null
  extended_on: CalendarDate | null
  answer: string
  changes: KeptChange[]
  events: KeptEvent[]
}

const whole = sql`
  select r.id, r.number, r.kind, r.third_party_id, t.nombre as supplier, r.person, r.email, r.state, r.words, r.created_at,
         r.due_on, r.extended_on, r.answer,
         (select coalesce(jsonb_agg(jsonb_build_object('third_id', c.third_id, 'branch', b.nombre, 'field', c.field,
                            'before', c.before, 'after', c.after, 'standing', c.standing) order by c.place), '[]')
            from profile_request_changes c
            left join branch_accounts b on b.company_id = c.company_id and b.id = c.third_id
           where c.company_id = r.company_id and c.request_id = r.id) as changes,
         (select coalesce(jsonb_agg(jsonb_build_object('at', e.at, 'state', e.state, 'side', e.side, 'actor', e.actor,
                            'words', e.words) order by e.id), '[]')
            from profile_request_events e where e.company_id = r.company_id and e.request_id = r.id) as events
    from profile_requests r
    join third_parties t on t.company_id = r.company_id and t.id = r.third_party_id
   where r.company_id = ${scopeCompany}`

/** The maximum number of requests on a page; older ones are available from the company. */
const requestsShown = 50

/**
 * Selects the requests visible to the open scope: about the supplier's record, or the person's own data; newest first.
 */
export function requestsOf(about: 'record' | 'data') {
  return sql<KeptRequest>`${whole} and (r.kind = 'cambio_empresa') = ${about === 'record'}
    and (r.kind = 'cambio_empresa' or r.identity_id = (select scope_identity()))
    order by r.created_at desc, r.number desc limit ${requestsShown}`.compile(query)
}

/** Returns a company's requests for its staff: the pending ones by deadline, or the latest of all. */
export async function findRequests(db: Database, company: number, { all }: { all: boolean }) {
  const order = all
    ? sql`order by r.created_at desc, r.number desc`
    : sql`and r.state in ('recibida', 'en_revision')
        order by coalesce(r.extended_on, r.due_on) nulls last, r.created_at, r.number`
  const [rows] = await db.read(Scope.ofStaff(company), [
    sql<KeptRequest>`${whole} ${order} limit 200`.compile(query),
  ])
  return rows
}

/** Finds a request of a company by its number; undefined if there is none. */
export async function findRequest(
  db: Database,
  company: number,
  number: string,
): Promise<KeptRequest | undefined> {
  const [[found]] = await db.read(Scope.ofStaff(company), [requestByNumber(number)])
  return found
}

/** Selects one request of the open company by its number. */
export function requestByNumber(number: string) {
  return sql<KeptRequest>`${whole} and r.number = ${number}`.compile(query)
}

/** Selects one request visible to the open scope. */
export function requestByScope(id: string) {
  return sql<KeptRequest>`${whole} and r.id = ${id}`.compile(query)
}
