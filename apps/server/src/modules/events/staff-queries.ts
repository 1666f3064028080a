import { sql } from 'kysely'
import type { EventKind } from '@enlace/contract/events/kinds.ts'
import { query, type Database } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'

/** An event in the staff's list. */
export interface ListedEvent {
  code: string
  kind: EventKind
  title: string
  starts_at: string
  is_all_day: boolean
  capacity: number | null
  takes_registration: boolean
  seats_taken: number
  waiting: number
  is_generated: boolean
  is_by_invitation: boolean
  is_draft: boolean
  is_cancelled: boolean
}

/** A person who asked for a seat, as in the attendance list. */
export interface Attendee {
  state: 'inscrito' | 'en_espera' | 'cancelada'
  person: string
  email: string
  nit: string
  supplier: string
  asked_at: string
}

/** Finds the events of a company that ended at most some days ago, in order of their beginning. */
export async function findListedEvents(db: Database, company: number, days: number): Promise<ListedEvent[]> {
  const [rows] = await db.read(Scope.ofStaff(company), [
    sql<ListedEvent>`select code, kind, title, starts_at, is_all_day, capacity, takes_registration, seats_taken, waiting,
        is_generated, is_by_invitation, published_at is null as is_draft, cancelled_at is not null as is_cancelled
      from events where company_id = scope_company() and ends_at > now() - make_interval(days => ${days})
     order by starts_at, code limit 1000`.compile(query),
  ])
  return rows
}

/** Finds the people who asked for a seat of the event of a code, in order; undefined if there is no such event. */
export async function findAttendance(
  db: Database,
  company: number,
  code: string,
): Promise<Attendee[] | undefined> {
  const [[event], rows] = await db.read(Scope.ofStaff(company), [
    sql<{ id: string }>`select id from events where company_id = scope_company() and code = ${code}`.compile(
      query,
    ),
    sql<Attendee>`select r.state, r.person, r.email, t.documento_numero as nit, t.nombre as supplier, r.asked_at
      from event_registrations r
      join events e on e.company_id = r.company_id and e.id = r.event_id
      join third_parties t on t.company_id = r.company_id and t.id = r.third_party_id
     where r.company_id = scope_company() and e.code = ${code}
     order by array_position(array['inscrito', 'en_espera', 'cancelada'], r.state), r.asked_at, r.id`.compile(
      query,
    ),
  ])
  return event && rows
}
