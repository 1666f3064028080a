import { sql } from 'kysely'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { StaffRole } from '@enlace/domain/staff-roles.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'

/** A member of the open company's staff, or an invited person. */
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

/** Returns the staff of the open company and the invited people; active members first. */
export async function findStaffMembers(db: Database, scope: Scope): Promise<StaffMemberRow[]> {
  const [rows] = await db.read(scope, [members])
  return rows
}

/** Returns a member's current state. */
export function standingOf(
  {
    active,
    accepted_at,
    ends_on,
    invited_until,
  }: Pick<StaffMemberRow, 'active' | 'accepted_at' | 'ends_on' | 'invited_until'>,
  today: CalendarDate,
): 'activo' | 'invitado' | 'inactivo' {
  // A withdrawn invitation has no end date.
  if (accepted_at === null) return invited_until === null ? 'inactivo' : 'invitado'
  return active && (ends_on === null || ends_on >= today) ? 'activo' : 'inactivo'
}

/** An event about a staff member, or an action on their own access. */
export interface StaffEventRow {
  id: string
  at: string
  actor: string
  action: string
  detail: Readonly<Record<string, unknown>>
}

/** Actions that members take themselves, under their own name. */
const ownActs = [
  'staff:accepted',
  'staff:login',
  'staff:logout',
  'staff:switch',
  'email:change-applied',
  'email:change-cancelled',
]
const historyLength = 50

/** Finds a staff member of the open company with the latest events; undefined if not of this company. */
export async function findStaffMember(
  db: Database,
  scope: Scope,
  id: string,
): Promise<{ member: StaffMemberRow; history: StaffEventRow[] } | undefined> {
  const history = sql<StaffEventRow>`
    select l.id::text as id, l.at, l.actor, l.action, l.detail
      from staff_members m
      join audit_log l on l.company_id = m.company_id
       and ((l.target = m.id::text and l.action like 'staff:%')
            or (l.identity_id = m.identity_id and l.target is distinct from m.id::text and l.action = any (${ownActs}::text[])))
     where m.company_id = ${scopeCompany} and m.id = ${id}
     order by l.id desc limit ${historyLength}`.compile(query)
  const [rows, events] = await db.read(scope, [members, history])
  const member = rows.find((row) => row.id === id)
  return member && { member, history: events }
}

/** Returns the members of the open company whom failed attempts lock out of new browsers. */
export async function findLockedStaff(db: Database, scope: Scope): Promise<string[]> {
  const [rows] = await db.read(scope, [
    sql<{ id: string }>`select id from scope_locked_staff()`.compile(query),
  ])
  return rows.map(({ id }) => id)
}
