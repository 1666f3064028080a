import type { EventKind } from '@enlace/contract/core/events/kinds'
import type { EventSummary, OwnRegistration } from '@enlace/contract/features/events/schemas'
import type { CalendarDate } from '@enlace/domain/calendar-date'

/** An event as the open scope's person may see it, with the person's own seat. */
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
  /** Whether a seat may be asked for now, and until when. */
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
