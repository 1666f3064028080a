import type { StaffSession } from '@enlace/contract/staff/sign-in/schemas.ts'
import { moduleNames } from '@enlace/domain/modules.ts'
import { staffAreas, staffRight } from '@enlace/domain/staff-roles.ts'
import type { ScopeMember } from '../../../core/desk/reader-queries.ts'
import type { StaffCompanyRow } from '../../../core/desk/reader-queries.ts'

/** The open back office session, as sent to its browser. */
export function sessionOf({
  member,
  companies,
}: {
  member: ScopeMember
  companies: readonly StaffCompanyRow[]
}): StaffSession {
  const { role } = member
  return {
    staff: member.staff_id,
    email: member.email,
    firstName: member.first_name,
    lastName: member.last_name,
    company: { id: member.company_id, nombre: member.company_name, isTrial: member.is_trial },
    rol: role,
    areas: staffAreas.flatMap((area) => {
      const right = staffRight(role, area)
      return right === undefined ? [] : [{ area, right }]
    }),
    companies: companies.map((one) => ({ id: one.company_id, nombre: one.nombre, rol: one.role })),
    modules: moduleNames.filter((name) => member.is_on.includes(name)),
    isOperator: member.is_operator,
    isConfined: member.provider_company !== null,
    ends_on: member.ends_on,
    idleMinutes: member.idle_minutes,
    secondsLeft: member.seconds_left,
  }
}
