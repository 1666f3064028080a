import type { StaffMember } from '@enlace/contract/staff/sign-in/schemas.ts'
import { type StaffEvent, StaffEventName } from '@enlace/contract/staff/schemas.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { isStaffRole } from '@enlace/domain/staff-roles.ts'
import { standingOf, type StaffEventRow, type StaffMemberRow } from './members/queries.ts'

/** A member as the back office shows it. */
export function presentMember(row: StaffMemberRow, today: CalendarDate): StaffMember {
  return {
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    rol: row.role,
    estado: standingOf(row, today),
    ends_on: row.ends_on,
    hasJoined: row.accepted_at !== null,
    invitedBy: row.invited_by,
    invitedUntil: row.invited_until,
    lastUsedAt: row.last_used_at,
    hasFactor: row.has_factor,
    isSelf: row.is_self,
    openSessions: row.open_sessions,
    version: row.version,
  }
}

/** The outcomes of an email change, which has the same name in portal and back office. */
const decided: Readonly<Record<string, string>> = {
  'email:change-applied': 'email-changed',
  'email:change-cancelled': 'email-cancelled',
}

/** Presents a member's history with the contract's names; unknown events are omitted. */
export function presentHistory(rows: readonly StaffEventRow[]): StaffEvent[] {
  return rows.flatMap(({ id, at, actor, action, detail }) => {
    const named = StaffEventName.safeParse(decided[action] ?? action.replace('staff:', ''))
    if (!named.success) return []
    const [rol, antes] = [roleIn(detail['role']), roleIn(detail['former'])]
    return [{ id, at, actor, suceso: named.data, rol, antes: antes === rol ? null : antes }]
  })
}

const roleIn = (told: unknown) => (typeof told === 'string' && isStaffRole(told) ? told : null)
