import type { Generated } from 'kysely'
import type { CalendarDate } from '@enlace/domain/calendar-date'

/** Somebody who works in a company's back office, or was invited to. */
export interface StaffMembersTable {
  company_id: number
  id: Generated<string>
  identity_id: string
  /** One of `staffRoles`. */
  role: string
  active: Generated<boolean>
  /** The last day, in Bogotá, on which it opens anything. */
  ends_on: CalendarDate | null
  invited_email: string
  invited_by: Generated<string>
  invited_until: string | null
  accepted_at: string | null
  last_used_at: string | null
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  /** By what the company's identity provider knows the member, once it vouched for it. */
  oidc_issuer: string | null
  oidc_subject: string | null
  /** Since when the member is tied to that subject; null where only an email was matched with it. */
  oidc_linked_at: string | null
}

/** A person who may make companies in this installation. */
export interface OperatorsTable {
  identity_id: string
  created_at: Generated<string>
  /** When the operator was last told by mail that there is little room. */
  room_told_at: Generated<string | null>
}

/** A one-use ticket for a file of the back office. */
export interface StaffDownloadTicketsTable {
  company_id: number
  ticket_hash: Buffer
  session_id: string
  roles: string[]
  step_up_seconds: number | null
  target: Buffer
  expires_at: string
  spent_at: string | null
  grant_hash: Buffer | null
}

/** The header half of a session of the back office. */
export interface StaffSessionsTable {
  company_id: number
  id: Generated<string>
  family_id: string
  staff_id: string
  session_token_hash: Buffer
  idle_minutes: number
  last_seen_at: Generated<string>
  created_at: Generated<string>
  superseded_at: string | null
}
