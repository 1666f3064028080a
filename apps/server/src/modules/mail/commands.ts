import { sql } from 'kysely'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { WrittenMailSettings } from '@enlace/contract/mail/settings/schemas.ts'
import { query, scopeCompany, type Transaction } from '@enlace/database/database.ts'
import { audit, type Author } from '../../core/audit/content-commands.ts'
import { queueMail, type QueuedMail } from '../../core/mail/commands.ts'
import { testPurpose } from './queries.ts'

type Work = Pick<Transaction, 'run'>

/** Saves the sender of the open company's mails. @throws Problem `changed-meanwhile` if another version was saved. */
export async function keepMailSettings(
  tx: Work,
  written: WrittenMailSettings,
  author: Author,
): Promise<void> {
  const row = {
    from_address: written.fromAddress || null,
    from_name: written.fromName || null,
    reply_to: written.replyTo || null,
    dkim_selector: written.dkimSelector || null,
    updated_by: author.actor,
  }
  const kept = await tx.run(
    written.version === 0
      ? query
          .insertInto('mail_settings')
          .values({ company_id: scopeCompany, ...row })
          .onConflict((conflict) => conflict.column('company_id').doNothing())
          .returning('version')
          .compile()
      : query
          .updateTable('mail_settings')
          .set({ ...row, version: sql<number>`version + 1`, updated_at: sql<string>`now()` })
          .where('company_id', '=', scopeCompany)
          .where('version', '=', written.version)
          .returning('version')
          .compile(),
  )
  if (kept.length === 0) throw new Problem('changed-meanwhile')
  await audit(tx, author, 'mail-settings:changed', row.from_address ?? '')
}

/** Adds a test mail to the outbox and returns its id. */
export async function queueTest(
  tx: Work,
  mail: Pick<QueuedMail, 'recipient' | 'content'>,
  author: Author,
): Promise<string> {
  await queueMail(tx, { purpose: testPurpose, ...mail })
  const [newest] = await tx.run(
    query
      .selectFrom('outbox_mails')
      .select('id')
      .where('company_id', '=', scopeCompany)
      .where('purpose', '=', testPurpose)
      .where('recipient', '=', mail.recipient)
      .orderBy('created_at', 'desc')
      .limit(1)
      .compile(),
  )
  if (!newest) throw new Error('A mail that was queued waits')
  await audit(tx, author, 'mail-settings:test', mail.recipient)
  return newest.id
}
