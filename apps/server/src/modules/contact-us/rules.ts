import { createHash } from 'node:crypto'
import type { ContactMail } from '@enlace/contract/contact-us/schemas.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'

/**
 * Returns the key of a message for deduplication: the same content from the same form or, for a client without form
 * keys, on the same day. Changed content is another message, so that nothing is lost.
 */
export function messageKey(sent: ContactMail, today: CalendarDate): string {
  const { captcha: _, 'idempotency-key': form = today, ...words } = sent
  const said = Object.entries(words).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `${form}:${createHash('sha256').update(JSON.stringify(said)).digest('base64url')}`
}
