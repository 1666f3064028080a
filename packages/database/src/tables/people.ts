import type { Generated, GeneratedAlways } from 'kysely'
import type { CalendarDate } from '@enlace/domain/calendar-date'

/** A person, global to all companies. */
export interface IdentitiesTable {
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
  /** Rises whenever what the person says of itself changes. */
  version: Generated<number>
}

/** A person’s work for one third party of one company. */
export interface MembershipsTable {
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
  /** May look at everything and do nothing. */
  read_only: Generated<boolean>
  /** The name of what was granted; null is the whole portal, or a master. */
  role: string | null
  /** The last day, in Bogotá, on which it opens anything. */
  ends_on: CalendarDate | null
  first_name: Generated<string>
  last_name: Generated<string>
  tipo_identificacion: string | null
  identificacion: string | null
  cargo: Generated<string>
  movil: Generated<string>
  movil_indicative: Generated<string>
  /** Where the invitation went. */
  invited_email: string | null
  invited_at: string | null
  invited_until: string | null
  /** Since when it is a master. */
  master_since: string | null
}

/** The branch accounts of a membership that does not have all. */
export interface MembershipAccountsTable {
  company_id: number
  membership_id: string
  third_id: number
}

/** From when to when somebody was a supplier's master. */
export interface MasterSpellsTable {
  company_id: number
  membership_id: string
  began_at: string
  ended_at: string | null
}

/** Who did what, when, from where. */
export interface AuditLogTable {
  company_id: number
  id: GeneratedAlways<string>
  at: Generated<string>
  actor: string
  identity_id: string | null
  action: string
  target: string | null
  address: string | null
  detail: Generated<unknown>
}
