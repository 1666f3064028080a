import { randomBytes } from 'node:crypto'

/** Domains of one company: more than any has, and no list without end. */
export const mostDomains = 20

/** Hours without its record after which the administrators are told, and after which a domain is proven no more. */
export const warnAfterHours = 24
export const lapseAfterHours = 7 * 24

/** What a new record says: 160 random bits. */
export function newToken(): string {
  return randomBytes(20).toString('hex')
}

/** Where the record of a domain stands: below a name with an underscore, which no host has. */
export function recordName(domain: string): string {
  return `_enlace.${domain}`
}

/** What the record says. */
export function recordText(token: string): string {
  return `enlace-domain=${token}`
}

/** Whether one of a name's texts is the record; a name may carry those of several companies and installations. */
export function hasRecord(texts: readonly string[], token: string): boolean {
  return texts.some((text) => text.trim() === recordText(token))
}

/** When a domain is to be looked at again, in minutes: one that waits for its record soon, one that is once a day. */
export function isDue(
  row: {
    asked_at: string
    proven_at: string | null
    checked_at: string | null
    missing_since: string | null
  },
  now: Date,
): boolean {
  const since = (at: string) => (now.getTime() - new Date(at).getTime()) / 3_600_000
  if (row.checked_at === null) return true
  if (row.proven_at !== null) return since(row.checked_at) >= (row.missing_since === null ? 23 : 0.9)
  // Who does not set a record up within a month asks by hand.
  return since(row.checked_at) >= 0.9 && since(row.asked_at) < 30 * 24
}
