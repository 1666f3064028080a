import { sql } from 'kysely'
import { query, scopeCompany, type Transaction } from '@enlace/database/database.ts'

/** The result of resending a mail: another mail, the same one if it is still queued, or none if its text was erased. */
export type Resent =
  | { outcome: 'new'; id: string }
  | { outcome: 'same'; id: string }
  | { outcome: 'forgotten' }
  | { outcome: 'unknown' }

/**
 * Sends a mail of the open company again to the same recipient, as a new one that refers to the first, which keeps its
 * own status. A mail that is still queued is retried at once instead. Works in a staff scope only.
 */
export async function resendMail(tx: Pick<Transaction, 'run'>, id: string, by: string): Promise<Resent> {
  const [mail] = await tx.run(
    sql<{ is_waiting: boolean; has_words: boolean }>`select sent_at is null and dead_at is null as is_waiting,
        text <> '' as has_words from outbox_mails
      where company_id = ${scopeCompany} and id = ${id} for update`.compile(query),
  )
  if (!mail) return { outcome: 'unknown' }
  if (mail.is_waiting) {
    await tx.run(
      sql`update outbox_mails set next_attempt_at = now() where company_id = ${scopeCompany} and id = ${id}`.compile(
        query,
      ),
    )
    await tx.run(sql`select pg_notify('outbox_mails', '')`.compile(query))
    return { outcome: 'same', id }
  }
  if (!mail.has_words) return { outcome: 'forgotten' }
  const [fresh] = await tx.run(
    sql<{ id: string }>`
      insert into outbox_mails (company_id, purpose, recipient, reply_to, reply_to_name, subject, html, text, holds_secret,
                                resent_from, resent_by)
      select company_id, purpose, recipient, reply_to, reply_to_name, subject, html, text, holds_secret,
             coalesce(resent_from, id), ${by}
        from outbox_mails where company_id = ${scopeCompany} and id = ${id} returning id`.compile(query),
  )
  if (!fresh) throw new Error('A mail that was sent again has an id')
  return { outcome: 'new', id: fresh.id }
}
