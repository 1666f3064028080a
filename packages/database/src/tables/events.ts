// Generated from the schema by `npm run generate`; a test compares it with the database.
import type { Generated } from 'kysely'

/** The tables of `schema/events/`. */
export interface EventsTables {
  events: {
    company_id: number
    id: Generated<string>
    code: string
    kind: string
    title: string
    summary: Generated<string>
    description: Generated<string>
    mode: string | null
    place: Generated<string>
    address: Generated<string>
    map_url: Generated<string>
    join_url: Generated<string>
    contact: Generated<string>
    starts_at: string
    ends_at: string
    is_all_day: Generated<boolean>
    takes_registration: Generated<boolean>
    registration_until: string | null
    capacity: number | null
    seats_taken: Generated<number>
    waiting: Generated<number>
    is_by_invitation: Generated<boolean>
    is_generated: Generated<boolean>
    published_at: Generated<string | null>
    cancelled_at: string | null
    cancel_reason: Generated<string>
    version: Generated<number>
    updated_at: Generated<string>
  }
  event_guests: {
    company_id: number
    event_id: string
    third_party_id: number
  }
  event_files: {
    company_id: number
    id: Generated<string>
    event_id: string
    kind: string
    name: string
    media_type: string | null
    size: string | null
    storage_key: string | null
    url: string | null
    minutes: number | null
    created_at: Generated<string>
  }
  event_registrations: {
    company_id: number
    id: Generated<string>
    event_id: string
    third_party_id: number
    membership_id: string
    person: string
    email: string
    state: string
    asked_at: Generated<string>
    turn: Generated<number>
    updated_at: Generated<string>
    attended: boolean | null
  }
  event_feeds: {
    company_id: number
    membership_id: string
    token_hash: Buffer
    seed: string
    created_at: Generated<string>
    last_read_at: string | null
  }
}
