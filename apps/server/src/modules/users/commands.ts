import { sql } from 'kysely'
import { invitationDays, mostWaiting } from '@enlace/contract/users/limits.ts'
import { call } from '@enlace/database/call.ts'
import { query, type Database, type Transaction } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { queueMail } from '../../core/mail/commands.ts'
import type { MailContent } from '../../core/mail/writing/words.ts'

const invitationMinutes = invitationDays * 24 * 60

/** The hash of a link's secret, and the mail with the link. */
export interface Invitation {
  tokenHash: Buffer
  write: (hasPassword: boolean) => MailContent
}

/** A person and its grant as database arguments; `grant` is null if there are no separate grants. */
export interface WrittenUser {
  /** Null keeps the stored value: a person who joined owns their names and phone. */
  first_name: string | null
  last_name: string | null
  tipo_identificacion: string
  identificacion: string
  cargo: string
  movil: string | null
  movil_indicative: string | null
  grant: {
    role: string | null
    modules: readonly string[] | null
    read_only: boolean
    ends_on: string | null
    accounts: readonly number[] | null
  } | null
}

/** The author and origin of an action. */
interface Act {
  db: Database
  scope: Scope
  origin: string
}

const mail = (tx: Transaction, recipient: string, content: MailContent) =>
  queueMail(tx, { purpose: 'invitation', recipient, content, holdsSecret: true })

/**
 * Invites a person as a user of the scope's supplier: membership, link and mail in one transaction. Returns the user's
 * id. @throws DatabaseRefusal `user-exists`, `account-foreign`, `not-master`, `too-many-invitations`.
 */
export function inviteUser(
  { db, scope, origin }: Act,
  email: string,
  user: WrittenUser,
  { tokenHash, write }: Invitation,
): Promise<string> {
  return db.transaction(scope, async (tx) => {
    const [invited] = await tx.run(
      sql<{
        membership_id: string
        has_password: boolean
      }>`select * from ${call('invite_user', {
        wanted_email: email,
        given: JSON.stringify(user),
        token: tokenHash,
        valid_minutes: invitationMinutes,
        at_most: mostWaiting,
        origin,
      })}`.compile(query),
    )
    if (invited === undefined) throw new Error('An invitation makes a user')
    await mail(tx, email, write(invited.has_password))
    return invited.membership_id
  })
}

/**
 * Mails a new link to a user who has not joined. @throws DatabaseRefusal `user-not-found`, `user-joined`,
 * `invitation-just-sent`.
 */
export function resendInvitation({ db, scope, origin }: Act, id: string, { tokenHash, write }: Invitation) {
  return db.transaction(scope, async (tx) => {
    const [found] = await tx.run(
      sql<{ email: string; has_password: boolean }>`select * from resend_invitation(${id}, ${tokenHash},
        ${invitationMinutes}, ${origin})`.compile(query),
    )
    if (found) await mail(tx, found.email, write(found.has_password))
  })
}

/**
 * Changes a user. Returns the address that was mailed a new link, if the email of a user who has not joined changed.
 * @throws DatabaseRefusal `user-not-found`, `user-is-oneself`, `user-exists`, `account-foreign`.
 */
export function changeUser(
  { db, scope, origin }: Act,
  id: string,
  email: string | null,
  user: WrittenUser,
  { tokenHash, write }: Invitation,
): Promise<string | null> {
  return db.transaction(scope, async (tx) => {
    const [moved] = await tx.run(
      sql<{
        email: string
        has_password: boolean
      }>`select * from ${call('change_user', {
        wanted: id,
        wanted_email: email,
        given: JSON.stringify(user),
        token: tokenHash,
        valid_minutes: invitationMinutes,
        origin,
      })}`.compile(query),
    )
    if (moved === undefined) return null
    await mail(tx, moved.email, write(moved.has_password))
    return moved.email
  })
}

/**
 * Enables or disables a user. @throws DatabaseRefusal `user-not-found`, `user-is-oneself`, `user-is-master`,
 * `user-not-joined`.
 */
export async function setUserActive({ db, scope, origin }: Act, id: string, isActive: boolean) {
  await db.transaction(scope, (tx) =>
    tx.run(sql`select set_user_active(${id}, ${isActive}, ${origin})`.compile(query)),
  )
}

/** Ends a user's sessions at this supplier. Returns their number. */
export async function endUserSessions({ db, scope, origin }: Act, id: string): Promise<number> {
  const [ended] = await db.transaction(scope, (tx) =>
    tx.run(sql<{ sessions: number }>`select end_user_sessions(${id}, ${origin}) as sessions`.compile(query)),
  )
  return ended?.sessions ?? 0
}

/** The kind of change to the master role. */
export type MasterChange = 'given' | 'handedOver' | 'taken'

/**
 * Grants or revokes the master role, and mails the supplier's masters before and after. @throws DatabaseRefusal
 * `user-not-found`, `user-is-oneself`, `user-not-joined`.
 */
export function changeMaster(
  { db, scope, origin }: Act,
  id: string,
  change: MasterChange,
  content: MailContent,
): Promise<void> {
  const masters = sql<{ email: string }>`select email from scope_masters()`.compile(query)
  return db.transaction(scope, async (tx) => {
    const before = await tx.run(masters)
    await tx.run(
      change === 'taken'
        ? sql`select take_master(${id}, ${origin})`.compile(query)
        : sql`select give_master(${id}, ${change === 'handedOver'}, ${origin})`.compile(query),
    )
    const after = await tx.run(masters)
    const told = new Set([...before, ...after].map(({ email }) => email))
    for (const recipient of told) await queueMail(tx, { purpose: 'master-changed', recipient, content })
  })
}
