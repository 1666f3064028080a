import { createHash } from 'node:crypto'
import type { ContactMail } from '@enlace/contract/contact-us/schemas.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'

/**
 * The key under which a message is kept once: the same words from the same form, or, from a client that gives its forms no
 * keys, on the same day. What was changed before it was sent again is another message, so that nothing written is lost.
 */
export function messageKey(sent: ContactMail, today: CalendarDate): string {
  const { captcha: _, 'idempotency-key': form = today, ...words } = sent
  const said = Object.entries(words).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `${form}:${createHash('sha256').update(JSON.stringify(said)).digest('base64url')}`
}
