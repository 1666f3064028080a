// Generated from the schema by `npm run generate`; a test compares it with the database.
import type { Generated } from 'kysely'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'

/** The tables of `schema/users/`. */
export interface UsersTables {
  identities: {
    id: Generated<string>
    email: string
    password_hash: string | null
    first_name: Generated<string>
    last_name: Generated<string>
    city_name: Generated<string>
    movil: Generated<string>
    movil_indicative: Generated<string>
    active: Generated<boolean>
    created_at: Generated<string>
    updated_at: Generated<string>
    version: Generated<number>
    seen_help: Generated<string[]>
  }
  memberships: {
    company_id: number
    id: Generated<string>
    identity_id: string
    third_party_id: number
    is_master: Generated<boolean>
    all_accounts: Generated<boolean>
    modules: string[] | null
    active: Generated<boolean>
    last_used_at: string | null
    created_at: Generated<string>
    accepted_at: string | null
    read_only: Generated<boolean>
    role: string | null
    ends_on: CalendarDate | null
    first_name: Generated<string>
    last_name: Generated<string>
    tipo_identificacion: string | null
    identificacion: string | null
    cargo: Generated<string>
    movil: Generated<string>
    movil_indicative: Generated<string>
    invited_email: string | null
    invited_at: string | null
    invited_until: string | null
    master_since: string | null
  }
  membership_accounts: {
    company_id: number
    membership_id: string
    third_id: number
  }
  invitation_batches: {
    company_id: number
    id: Generated<string>
    file_name: string
    state: Generated<string>
    created_by: string
    created_at: Generated<string>
    started_at: string | null
    finished_at: string | null
    version: Generated<number>
  }
  invitation_lines: {
    company_id: number
    id: Generated<string>
    batch_id: string
    line: number
    nit: string
    email: string
    first_name: Generated<string>
    last_name: Generated<string>
    third_party_id: number | null
    fault: string | null
    is_due: Generated<boolean>
    membership_id: string | null
    mail_id: string | null
    sent_at: string | null
  }
  master_spells: {
    company_id: number
    membership_id: string
    began_at: string
    ended_at: string | null
  }
}
