import { sql } from 'kysely'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { StaffRole } from '@enlace/domain/staff-roles.ts'
import { call } from '@enlace/database/call.ts'
import { query, type Database, type Transaction } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { queueMail } from '../../../core/mail/commands.ts'
import type { MailContent } from '../../../core/mail/writing/words.ts'

/** Minutes for which an invitation to the back office opens it. */
export const staffInvitationMinutes = 7 * 24 * 60

/** Whom to invite, and the hash of the link that goes with the mail. */
export interface InvitedStaff {
  email: string
  firstName: string
  lastName: string
  role: StaffRole
  endsOn: CalendarDate | null
  inviter: string
  tokenHash: Buffer
}

/**
 * Invites somebody to the open company's back office and queues the mail, both or neither. Undefined where it works here
 * already.
 */
export function inviteMember(
  db: Database,
  scope: Scope,
  invited: InvitedStaff,
  mailOf: (hasPassword: boolean) => MailContent,
): Promise<string | undefined> {
  const { email, firstName, lastName, role, endsOn, inviter, tokenHash } = invited
  return db.transaction(scope, async (tx) => {
    const [member] = await tx.run(
      sql<{ staff_id: string; has_password: boolean }>`select * from ${call('invite_staff', {
        wanted_email: email,
        first: firstName,
        last: lastName,
        wanted_role: role,
        last_day: endsOn,
        inviter,
        token: tokenHash,
        valid_minutes: staffInvitationMinutes,
      })}`.compile(query),
    )
    if (!member) return undefined
    const content = mailOf(member.has_password)
    await queueMail(tx, { purpose: 'staff-invitation', recipient: email, content, holdsSecret: true })
    return member.staff_id
  })
}

/** The outcome of a change. */
export type ChangeOutcome = 'changed-now' | 'not-found' | 'changed' | 'oneself' | 'last-administrator'

/** Changes what a member may do, in the caller's transaction; answers why not where it is refused. */
export async function changeMember(
  tx: Pick<Transaction, 'run'>,
  id: string,
  to: { version: number; role: StaffRole; active: boolean; endsOn: CalendarDate | null },
): Promise<ChangeOutcome> {
  const { version, role, active, endsOn } = to
  const [row] = await tx.run(
    sql<{
      outcome: ChangeOutcome
    }>`select change_staff(${id}, ${version}, ${role}, ${active}, ${endsOn}::date) as outcome`.compile(query),
  )
  return row?.outcome ?? 'not-found'
}

/** Ends a member's sessions in the open company's back office; returns how many. */
export async function endMemberSessions(
  tx: Pick<Transaction, 'run' | 'context'>,
  company: number,
  id: string,
): Promise<number> {
  const [row] = await tx.run(
    sql<{ ended: number }>`select close_staff_sessions(${company}, ${id}) as ended`.compile(query),
  )
  return row?.ended ?? 0
}

/** The problem of a change that was refused. */
export function refusedChange(outcome: Exclude<ChangeOutcome, 'changed-now'>): Problem {
  const codes = {
    'not-found': 'user-not-found',
    changed: 'changed-meanwhile',
    oneself: 'user-is-oneself',
    'last-administrator': 'last-administrator',
  } as const
  return new Problem(codes[outcome])
}
