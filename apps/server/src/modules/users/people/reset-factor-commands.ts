import { sql } from 'kysely'
import { call } from '@enlace/database/call.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { Author } from '../../../core/audit/content-commands.ts'
import { queueMail } from '../../../core/mail/commands.ts'
import { writeAccessMail, type MailService } from '../../sign-in/index.ts'

/** The person whose second factor is reset, and the membership for the history. */
export interface FactorReset {
  company: number
  email: string
  /** The membership whose history gets the entry; without one it refers to the email. */
  membership?: string
}

/**
 * Resets the second factor of a person who lost it, whose identity the caller has verified: ends all sessions and
 * device trust, mails the person, and adds an audit entry. False if the company has no person with that email and a
 * factor. @throws DatabaseRefusal `company-not-found`.
 */
export async function resetFactor(
  service: MailService,
  scope: Scope,
  { company, email, membership }: FactorReset,
  author: Author,
): Promise<boolean> {
  const content = await writeAccessMail(service, { company, email }, 'factor-reset', null)
  return keepReset(service.db, scope, { email, membership, author, content })
}

function keepReset(
  db: Database,
  scope: Scope,
  reset: Pick<FactorReset, 'email'> & {
    membership: string | undefined
    author: Author
    content: Awaited<ReturnType<typeof writeAccessMail>>
  },
): Promise<boolean> {
  const { email, membership, author, content } = reset
  return db.transaction(scope, async (tx) => {
    const [person] = await tx.run(
      sql<{
        identity_id: string
      }>`select identity_id from reset_second_factor(${email}, ${scopeCompany})`.compile(query),
    )
    if (!person) return false
    await queueMail(tx, { purpose: 'access-changed', recipient: email, content })
    const who = author.person ?? person.identity_id
    const action = membership === undefined ? 'factor:reset' : 'user-factor-reset'
    await tx.run(
      sql`select ${call('append_own_audit', {
        who: author.actor,
        person: who,
        what: action,
        aim: membership ?? email,
        origin: author.address ?? null,
        more: '{}',
      })}`.compile(query),
    )
    return true
  })
}
