import type { StaffMember } from '@enlace/contract/core/staff/schemas'
import type { CalendarDate } from '@enlace/domain/calendar-date'
import { standingOf, type StaffMemberRow } from '../../core/staff/member-queries.ts'

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
    invitedBy: row.invited_by,
    invitedUntil: row.invited_until,
    lastUsedAt: row.last_used_at,
    hasFactor: row.has_factor,
    isSelf: row.is_self,
    openSessions: row.open_sessions,
    version: row.version,
  }
}
