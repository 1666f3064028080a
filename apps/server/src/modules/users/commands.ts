import { sql } from 'kysely'
import { invitationDays, mostWaiting } from '@enlace/contract/users/limits.ts'
import { call } from '@enlace/database/call.ts'
import { query, type Database, type Transaction } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { queueMail } from '../../core/mail/commands.ts'
import type { MailContent } from '../../core/mail/writing/words.ts'

const invitationMinutes = invitationDays * 24 * 60

/** A link's secret as it is kept, and the mail that carries the link itself. */
export interface Invitation {
  tokenHash: Buffer
  write: (hasPassword: boolean) => MailContent
}

/** A person and its grant in the words of the database; `grant` is null where nothing is granted apart. */
export interface WrittenUser {
  /** Null leaves what is kept: of who has joined, names and phone are its own. */
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

/** Who acts, from where. */
interface Act {
  db: Database
  scope: Scope
  origin: string
}

const mail = (tx: Transaction, recipient: string, content: MailContent) =>
  queueMail(tx, { purpose: 'invitation', recipient, content, holdsSecret: true })

/**
 * Invites a person as a user of the scope's supplier: membership, link and mail in one transaction. Answers the user's id.
 * @throws DatabaseRefusal `user-exists`, `account-foreign`, `not-master`, `too-many-invitations`.
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

/** Mails who has not joined another link. @throws DatabaseRefusal `user-not-found`, `user-joined`, `invitation-just-sent`. */
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
 * Changes a user. Answers the address that was mailed another link, where the email of who has not joined is another now.
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

/** Lets a user in or keeps it out. @throws DatabaseRefusal `user-not-found`, `user-is-oneself`, `user-is-master`, `user-not-joined`. */
export async function setUserActive({ db, scope, origin }: Act, id: string, isActive: boolean) {
  await db.transaction(scope, (tx) =>
    tx.run(sql`select set_user_active(${id}, ${isActive}, ${origin})`.compile(query)),
  )
}

/** Ends a user's sessions at this supplier; returns how many there were. */
export async function endUserSessions({ db, scope, origin }: Act, id: string): Promise<number> {
  const [ended] = await db.transaction(scope, (tx) =>
    tx.run(sql<{ sessions: number }>`select end_user_sessions(${id}, ${origin}) as sessions`.compile(query)),
  )
  return ended?.sessions ?? 0
}

/** Who became a master, or is one no more. */
export type MasterChange = 'given' | 'handedOver' | 'taken'

/**
 * Gives or takes the master role, and mails those whom it concerns: the supplier's masters before and after.
 * @throws DatabaseRefusal `user-not-found`, `user-is-oneself`, `user-not-joined`.
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
