import { sql } from 'kysely'
import type { CalendarDate } from '@enlace/domain/calendar-date'
import type { StaffRole } from '@enlace/domain/staff-roles'
import { query, type Database } from '@enlace/database/database'
import type { Scope } from '@enlace/database/scope'

/** Somebody who works in the open company's back office, or was invited to. */
export interface StaffMemberRow {
  id: string
  email: string
  first_name: string
  last_name: string
  role: StaffRole
  active: boolean
  ends_on: CalendarDate | null
  invited_by: string
  invited_until: string | null
  accepted_at: string | null
  last_used_at: string | null
  has_factor: boolean
  is_self: boolean
  version: number
  open_sessions: number
}

const members = sql<StaffMemberRow>`select * from scope_staff_members()`.compile(query)

/** Everybody who works in the open company's back office, or was invited to; who may enter comes first. */
export async function findStaffMembers(db: Database, scope: Scope): Promise<StaffMemberRow[]> {
  const [rows] = await db.read(scope, [members])
  return rows
}

/** Where a member stands today. */
export function standingOf(
  { active, accepted_at, ends_on }: Pick<StaffMemberRow, 'active' | 'accepted_at' | 'ends_on'>,
  today: CalendarDate,
): 'activo' | 'invitado' | 'inactivo' {
  if (accepted_at === null) return 'invitado'
  return active && (ends_on === null || ends_on >= today) ? 'activo' : 'inactivo'
}
