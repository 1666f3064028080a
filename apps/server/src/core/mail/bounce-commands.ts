import type { Database } from '@enlace/database/database.ts'
import type { DeliveryNotice } from './delivery-notice.ts'
import type { ReturnedMail } from './return-address.ts'

/** The outcome of a notice: noted on its mail, known already, or of a mail that the outbox has forgotten. */
export type NotedBounce = 'noted' | 'known' | 'forgotten'

/** Notes on a mail what a later server said of it; what was said for good before stands. */
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
