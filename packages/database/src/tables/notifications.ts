// Generated from the schema by `npm run generate`; a test compares it with the database.
import type { Generated } from 'kysely'

/** The tables of `schema/notifications/`. */
export interface NotificationsTables {
  notification_choices: {
    company_id: number
    membership_id: string
    kind: string
    is_on: boolean
    updated_at: Generated<string>
  }
  notification_events: {
    company_id: number
    id: Generated<string>
    kind: string
    third_party_id: number
    third_id: number | null
    membership_id: string | null
    dedupe: string
    subject: unknown
    created_at: Generated<string>
    spread_at: string | null
    caused_by: string | null
  }
  notification_boxes: {
    company_id: number
    membership_id: string
    last_place: Generated<string>
    is_daily: Generated<boolean>
    tells_on_lock_screen: Generated<boolean>
  }
  notifications: {
    company_id: number
    membership_id: string
    place: string
    event_id: string
    kind: string
    third_id: number | null
    module: string | null
    subject: unknown
    happened_at: string
    is_own: Generated<boolean>
    in_portal: boolean
    mail: string
    digested_at: string | null
    read_at: string | null
    created_at: Generated<string>
  }
  notification_preferences: {
    company_id: number
    membership_id: string
    kind: string
    portal: boolean
    correo: boolean
    web_push: boolean
    updated_at: Generated<string>
  }
  push_subscriptions: {
    company_id: number
    id: Generated<string>
    membership_id: string
    family_id: string | null
    device: string
    endpoint: string
    p256dh: string
    auth: string
    created_at: Generated<string>
    seen_at: Generated<string>
  }
}
