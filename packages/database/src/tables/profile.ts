// Generated from the schema by `npm run generate`; a test compares it with the database.
import type { Generated, GeneratedAlways } from 'kysely'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'

/** The tables of `schema/profile/`. */
export interface ProfileTables {
  profile_request_numbers: {
    company_id: number
    series: string
    year: number
    last: Generated<number>
  }
  profile_requests: {
    company_id: number
    id: Generated<string>
    number: string
    kind: string
    third_party_id: number
    membership_id: string
    identity_id: string
    person: string
    email: string
    state: Generated<string>
    words: string
    created_at: Generated<string>
    due_on: CalendarDate | null
    extended_on: CalendarDate | null
    decided_at: string | null
    decided_by: string | null
    answer: Generated<string>
    idempotency_key: string
  }
  profile_request_changes: {
    company_id: number
    request_id: string
    place: number
    third_party_id: number
    third_id: number | null
    field: string
    before: string | null
    after: string | null
    erp_value: string | null
    standing: string | null
  }
  profile_request_events: {
    company_id: number
    request_id: string
    id: GeneratedAlways<string>
    at: Generated<string>
    state: string
    side: string
    actor: string
    words: Generated<string>
  }
}
