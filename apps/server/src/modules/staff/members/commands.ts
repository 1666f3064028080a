import { sql } from 'kysely'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { StaffRole } from '@enlace/domain/staff-roles.ts'
import { call } from '@enlace/database/call.ts'
import { query, type Database, type Transaction } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { queueMail } from '../../../core/mail/commands.ts'
import type { MailContent } from '../../../core/mail/writing/words.ts'

/** Minutes that a back office invitation is valid. */
export const staffInvitationMinutes = 7 * 24 * 60

/** The person to invite, and the hash of the mailed link. */
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
 * Invites a person to the open company's back office and queues the mail, in one transaction. Undefined if the person
 * already works here.
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

/** Changes a member's rights in the caller's transaction. Returns the outcome, with the reason of a refusal. */
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

/** Ends a member's sessions in the open company's back office. Returns their number. */
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

/** Returns the problem of a refused change. */
export function refusedChange(outcome: Exclude<ChangeOutcome, 'changed-now'>): Problem {
  const codes = {
    'not-found': 'user-not-found',
    changed: 'changed-meanwhile',
    oneself: 'user-is-oneself',
    'last-administrator': 'last-administrator',
  } as const
  return new Problem(codes[outcome])
}
