import { sql } from 'kysely'
import { query, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { queueMail } from '../../../core/mail/commands.ts'
import type { MailContent } from '../../../core/mail/writing/words.ts'

/** The person who asked for a new password. */
export interface RecoveringPerson {
  identity_id: string
  email: string
  first_name: string
}

/**
 * Creates a link for the person with an active membership in the open company and queues its mail; earlier links
 * become invalid. Undefined if there is nobody.
 */
export function issueRecoveryLink(
  db: Database,
  scope: Scope,
  { email, tokenHash, minutes }: { email: string; tokenHash: Buffer; minutes: number },
  writeMail: (person: RecoveringPerson) => MailContent,
): Promise<RecoveringPerson | undefined> {
  const issue = sql<RecoveringPerson>`select * from issue_recovery_link(${email}, ${tokenHash}, ${minutes})`
  return db.transaction(scope, async (tx) => {
    const [person] = await tx.run(issue.compile(query))
    if (!person) return undefined
    const content = writeMail(person)
    await queueMail(tx, { purpose: 'password-recovery', recipient: person.email, content, holdsSecret: true })
    return person
  })
}
