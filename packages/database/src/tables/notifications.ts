import type { Generated } from 'kysely'

/** Something that happened to a supplier and that its people are to hear of. */
export interface NotificationEventsTable {
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

/** What one person is told of for one supplier: the last number given, and how it wishes to be told. */
export interface NotificationBoxesTable {
  company_id: number
  membership_id: string
  last_place: Generated<string>
  is_daily: Generated<boolean>
  tells_on_lock_screen: Generated<boolean>
}

/** What one person was told of. */
export interface NotificationsTable {
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

/** By which ways a person is told of a kind. */
export interface NotificationPreferencesTable {
  company_id: number
  membership_id: string
  kind: string
  portal: boolean
  correo: boolean
  web_push: boolean
  updated_at: Generated<string>
}

/** A browser that a person lets show notices. */
export interface PushSubscriptionsTable {
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
