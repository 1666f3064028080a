import { sql } from 'kysely'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { StaffRole } from '@enlace/domain/staff-roles.ts'
import { query, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'

/** The staff member of the open scope, in its company. */
export interface ScopeMember {
  staff_id: string
  identity_id: string
  company_id: number
  email: string
  first_name: string
  last_name: string
  role: StaffRole
  company_name: string
  is_trial: boolean
  is_operator: boolean
  /** The names of the settings of its company that are on, modules among them. */
  is_on: string[]
  /** The company to which the identity provider restricts the session; null if the person signed in directly. */
  provider_company: number | null
  ends_on: CalendarDate | null
  idle_minutes: number
  seconds_left: number
}

/** A company where the person of the open scope works. */
export interface StaffCompanyRow {
  company_id: number
  staff_id: string
  nombre: string
  role: StaffRole
}

const companies = sql<StaffCompanyRow>`select * from scope_staff_companies()`.compile(query)

/** Reads the member of the open scope and its other companies. @throws DatabaseRefusal if the scope does not open. */
export function readStaffMember(
  db: Database,
  scope: Scope,
): Promise<{ member: ScopeMember; companies: StaffCompanyRow[] }> {
  return db.transaction(scope, async (tx) => {
    const { session_id, company_id, identity_id } = tx.context
    const [found] = await tx.run(
      sql<
        Omit<ScopeMember, 'company_id' | 'identity_id'>
      >`select m.*, provider_company_of(${session_id}) as provider_company,
          array(select v.name from settings v where v.company_id = scope_company() and (v.value #>> '{}') ~ '^[1-9][0-9]*$') as is_on,
          exists (select from trial_companies t where t.company_id = scope_company()) as is_trial
          from scope_staff_member(${session_id}) m`.compile(query),
    )
    if (!found) throw new Error('An open scope has a member')
    const own = await tx.run(companies)
    const member = { ...found, company_id, identity_id }
    const { provider_company: only } = found
    if (only === null) return { member, companies: own }
    // A session of an identity provider sees only its company.
    return {
      member: { ...member, is_operator: false },
      companies: own.filter((one) => one.company_id === only),
    }
  })
}
