import { sql } from 'kysely'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { EventKind } from '@enlace/contract/events/kinds.ts'
import type { EventSummary, OwnRegistration } from '@enlace/contract/events/visitor/schemas.ts'
import { scopeCompany } from '@enlace/database/database.ts'

/** An event that the open scope's person may see, with that person's own seat. */
export interface KeptEvent {
  id: string
  kind: EventKind
  title: string
  summary: string
  description: string
  mode: EventSummary['modalidad']
  place: string
  address: string
  map_url: string
  join_url: string
  contact: string
  starts_at: string
  ends_at: string
  day: CalendarDate
  end_day: CalendarDate
  hour: string
  end_hour: string
  is_all_day: boolean
  takes_registration: boolean
  /** Whether a seat can be requested now, and until when. */
  is_open: boolean
  registration_until: string
  capacity: number | null
  seats_taken: number
  waiting: number
  is_over: boolean
  has_begun: boolean
  cancelled_at: string | null
  cancel_reason: string
  version: number
  updated_at: string
  recordings: number
  own_state: OwnRegistration['estado'] | null
  own_since: string | null
  own_place: number | null
}

/** The day in Bogotá on which an event begins, for sorting all-day events before those with a time. */
export const startDay = sql`(e.starts_at at time zone 'America/Bogota')::date`

/** The open scope's person's own registration for the event `e`. */
export const ownRegistration = sql`left join event_registrations r on r.company_id = e.company_id and r.event_id = e.id
  and r.membership_id = (select scope_membership())`

const clock = (instant: string) => sql`to_char(${sql.ref(instant)} at time zone 'America/Bogota', 'HH24:MI')`

/** The columns of a stored event, from `e` and the own registration `r`. */
export const keptEvent = sql`e.id, e.kind, e.title, e.summary, e.description, e.mode, e.place, e.address, e.map_url, e.join_url,
  e.contact, e.starts_at, e.ends_at, ${startDay} as day, (e.ends_at at time zone 'America/Bogota')::date as end_day,
  ${clock('e.starts_at')} as hour, ${clock('e.ends_at')} as end_hour, e.is_all_day, e.takes_registration,
  event_takes_registration(e) as is_open, coalesce(e.registration_until, e.starts_at) as registration_until, e.capacity,
  e.seats_taken, e.waiting, e.ends_at < now() as is_over, e.starts_at <= now() as has_begun, e.cancelled_at, e.cancel_reason,
  e.version, e.updated_at,
  (select count(*)::integer from event_files f
    where f.company_id = ${scopeCompany} and f.event_id = e.id and f.kind = 'grabacion') as recordings,
  r.state as own_state, r.asked_at as own_since,
  case when r.state = 'en_espera' then scope_event_place(e.id) end as own_place`
