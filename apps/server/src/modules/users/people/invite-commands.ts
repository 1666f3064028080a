import { sql } from 'kysely'
import { call } from '@enlace/database/call.ts'
import { query, scopeCompany, type Database, type Transaction } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { Author } from '../../../core/audit/content-commands.ts'
import { queueMail } from '../../../core/mail/commands.ts'
import type { MailContent } from '../../../core/mail/writing/words.ts'
import { tellWatchers } from './master-watchers-commands.ts'
import type { NewInvitation } from './new-invitation.ts'

/** Whom the company invites to a supplier's documents, and what of them the person may see. */
export interface InvitedUser {
  email: string
  firstName: string
  lastName: string
  party: number
  /** The branch accounts that the person may see; null is all. */
  accounts: readonly number[] | null
  isMaster: boolean
}

/** Who was invited: its membership, and whether it has a password already. */
export interface InvitedPerson {
  id: string
  hasPassword: boolean
}

/** How an invitation is given. */
export interface InvitationWay {
  author: Author
  /** Whether anyone who is a user of the supplier, or was invited to it already, is left as it is. */
  onlyNew: boolean
  /** The id of the mail, where it has to be found again. */
  mail?: string
}

/**
 * Invites a person in the company's name: identity, membership, link and mail in one transaction. Nobody but the person
 * sets its password. Undefined, and nothing is done, where `onlyNew` is said and the person is a user already.
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

/** The same in a transaction that does more. */
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
 * Mails who has not joined a supplier another link, in the company's name. Answers the address that it went to.
 * @throws DatabaseRefusal `user-not-found`, `user-joined`, `invitation-just-sent`.
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

/** The same in a transaction that does more. */
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

/** Whether the address is a user's of the third party, or was invited; two who invite at once wait for one another. */
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
