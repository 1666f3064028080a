import { createHash } from 'node:crypto'
import type { ContactMail } from '@enlace/contract/features/contact-us/schemas'
import type { CalendarDate } from '@enlace/domain/calendar-date'

/**
 * The key under which a message is kept once: the form's own. For a client that sends none, the same words on the same day
 * are the same message.
 */
export function messageKey(sent: ContactMail, today: CalendarDate): string {
  const { captcha: _, 'idempotency-key': key, ...words } = sent
  if (key !== undefined) return `form:${key}`
  const said = Object.entries(words).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `content:${createHash('sha256')
    .update(JSON.stringify([today, said]))
    .digest('base64url')}`
}
