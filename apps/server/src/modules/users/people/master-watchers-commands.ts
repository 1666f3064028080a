import { sql } from 'kysely'
import { query, type Transaction } from '@enlace/database/database.ts'
import { isEmail } from '@enlace/domain/email.ts'
import { queueMail } from '../../../core/mail/commands.ts'
import type { MailContent } from '../../../core/mail/writing/words.ts'

/**
 * Notifies a third party's watchers, except the person concerned, of the company's action on a master: present
 * masters, those of the last 30 days, and the contacts from the ERP. It cannot be disabled.
 */
export async function tellWatchers(
  tx: Transaction,
  party: number,
  about: string,
  content: MailContent,
): Promise<void> {
  for (const recipient of await findWatchers(tx, party, about))
    await queueMail(tx, { purpose: 'master-changed', recipient, content })
}

/** Returns the addresses of the watchers. */
export async function findWatchers(tx: Transaction, party: number, about: string): Promise<string[]> {
  const watchers = await tx.run(
    sql<{ email: string }>`select email from master_watchers(${party}, ${about})`.compile(query),
  )
  return watchers.map(({ email }) => email).filter(isEmail)
}
