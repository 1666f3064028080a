import type { Database } from '@enlace/database/database.ts'
import type { DeliveryNotice } from './delivery-notice.ts'
import type { ReturnedMail } from './return-address.ts'

/** The outcome of a notice: recorded, already known, or about a mail that is no longer in the outbox. */
export type NotedBounce = 'noted' | 'known' | 'forgotten'

/** Records a later server's notice on a mail; a final one is never overwritten. */
export async function noteBounce(
  db: Database,
  { company, mail }: ReturnedMail,
  { what, why }: DeliveryNotice,
): Promise<NotedBounce> {
  const [row] = await db.lookUp<{ mail_bounced: boolean | null }>(
    'mail_bounced',
    [company, mail, what, why],
    'staff',
  )
  if (row?.mail_bounced === undefined || row.mail_bounced === null) return 'forgotten'
  return row.mail_bounced ? 'noted' : 'known'
}
