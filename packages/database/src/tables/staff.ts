// Generated from the schema by `npm run generate`; a test compares it with the database.
import type { Generated } from 'kysely'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'

/** The tables of `schema/staff/`. */
export interface StaffTables {
  staff_members: {
    company_id: number
    id: Generated<string>
    identity_id: string
    role: string
    active: Generated<boolean>
    ends_on: CalendarDate | null
    invited_email: string
    invited_by: Generated<string>
    invited_until: string | null
    accepted_at: string | null
    last_used_at: string | null
    version: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
    oidc_issuer: string | null
    oidc_subject: string | null
    oidc_linked_at: string | null
  }
  operators: {
    identity_id: string
    created_at: Generated<string>
    room_told_at: string | null
  }
  staff_oidc: {
    company_id: number
    is_on: Generated<boolean>
    issuer: string
    client_id: string
    sealed_secret: Buffer
    domains: string[]
    satisfies_factor: Generated<boolean>
    needs_verified_email: Generated<boolean>
    version: Generated<number>
    updated_at: Generated<string>
    updated_by: Generated<string>
  }
  staff_oidc_logins: {
    company_id: number
    state_hash: Buffer
    browser_hash: Buffer
    sealed_proof: Buffer
    expires_at: string
    spent_at: string | null
  }
  staff_presence: {
    company_id: number
    tab: string
    staff_id: string
    kind: string
    subject: string
    since: Generated<string>
    seen_at: Generated<string>
  }
  answer_templates: {
    company_id: number
    id: Generated<string>
    topic: string | null
    title: string
    words: string
    version: Generated<number>
    updated_at: Generated<string>
    updated_by: string
  }
}
