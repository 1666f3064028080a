import { sql } from 'kysely'
import { call } from '@enlace/database/call.ts'
import { query, scopeCompany, type Database, type Transaction } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { Author } from '../../../core/audit/content-commands.ts'
import { queueMail } from '../../../core/mail/commands.ts'
import type { MailContent } from '../../../core/mail/writing/words.ts'
import { tellWatchers } from './master-watchers-commands.ts'
import type { NewInvitation } from './new-invitation.ts'

/** The person whom a company invites to a supplier, with the granted access. */
export interface InvitedUser {
  email: string
  firstName: string
  lastName: string
  party: number
  /** The branch accounts that the person may see; null is all. */
  accounts: readonly number[] | null
  isMaster: boolean
}

/** The invited person's membership, and whether a password exists. */
export interface InvitedPerson {
  id: string
  hasPassword: boolean
}

/** The options of an invitation. */
export interface InvitationWay {
  author: Author
  /** Whether existing users and invited people are left unchanged. */
  onlyNew: boolean
  /** The id of the mail, if it has to be found again. */
  mail?: string
}

/**
 * Invites a person in the company's name: identity, membership, link and mail in one transaction. Only the person sets
 * the password. With `onlyNew`, returns undefined for an existing user and changes nothing.
 */
export function invitePerson(
  db: Database,
  scope: Scope,
  user: InvitedUser,
  invitation: NewInvitation,
  way: InvitationWay,
): Promise<InvitedPerson | undefined> {
  return db.transaction(scope, (tx) => invitePersonIn(tx, user, invitation, way))
}

/** Invites a person within the caller's transaction. */
export async function invitePersonIn(
  tx: Transaction,
  user: InvitedUser,
  { tokenHash, minutes, write, announce }: NewInvitation,
  { author, onlyNew, mail: mailId }: InvitationWay,
): Promise<InvitedPerson | undefined> {
  if (onlyNew && (await isUser(tx, user))) return undefined
  const { email, firstName, lastName, party, accounts, isMaster } = user
  const [invited] = await tx.run(
    sql<{ membership_id: string; has_password: boolean }>`select membership_id, has_password
      from ${call('invite_person', {
        wanted_email: email,
        first: firstName,
        last: lastName,
        third_party: party,
        master: isMaster,
        accounts,
        token: tokenHash,
        valid_minutes: minutes,
      })}`.compile(query),
  )
  if (!invited) throw new Error('An invitation makes a user')
  const { membership_id: id, has_password: hasPassword } = invited
  await mail(tx, email, write(hasPassword), mailId)
  if (isMaster) await tellWatchers(tx, party, email, announce(email))
  const detail = JSON.stringify({ email, third_party: party, accounts, isMaster })
  await tx.run(
    sql`select ${call('append_own_audit', {
      who: author.actor,
      person: author.person ?? null,
      what: 'user-invited',
      aim: id,
      origin: author.address ?? null,
      more: detail,
    })}`.compile(query),
  )
  return { id, hasPassword }
}

/**
 * Mails a new link to a user who has not joined, in the company's name. Returns its address. @throws DatabaseRefusal
 * `user-not-found`, `user-joined`, `invitation-just-sent`.
 */
export function resendInvitation(
  db: Database,
  scope: Scope,
  id: string,
  invitation: NewInvitation,
  origin: string,
): Promise<string> {
  return db.transaction(scope, (tx) => resendInvitationIn(tx, id, invitation, { origin }))
}

/** Mails a new link within the caller's transaction. */
export async function resendInvitationIn(
  tx: Transaction,
  id: string,
  { tokenHash, minutes, write }: NewInvitation,
  { origin, mail: mailId }: { origin: string | null; mail?: string },
): Promise<string> {
  const [found] = await tx.run(
    sql<{
      email: string
      has_password: boolean
    }>`select * from resend_company_invitation(${id}, ${tokenHash}, ${minutes}, ${origin})`.compile(query),
  )
  if (!found) throw new Error('A waiting invitation has an address')
  await mail(tx, found.email, write(found.has_password), mailId)
  return found.email
}

const mail = (tx: Transaction, recipient: string, content: MailContent, id: string | undefined) =>
  queueMail(tx, {
    purpose: 'invitation',
    recipient,
    content,
    holdsSecret: true,
    ...(id !== undefined && { id }),
  })

/** Returns whether the address is a user of the third party or invited; concurrent invitations are serialised. */
async function isUser(tx: Transaction, { party, email }: InvitedUser): Promise<boolean> {
  await tx.run(
    sql`select from third_parties where company_id = ${scopeCompany} and id = ${party} for no key update`.compile(
      query,
    ),
  )
  const [found] = await tx.run(
    sql<{
      id: string
    }>`select id from third_party_users(${party}) where lower(correo) = ${email} and (has_joined or estado = 'invitado')`.compile(
      query,
    ),
  )
  return found !== undefined
}
