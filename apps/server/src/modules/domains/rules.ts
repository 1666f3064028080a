import { randomBytes } from 'node:crypto'

/** Maximum domains of one company, more than any has. */
export const mostDomains = 20

/** Hours without the record until administrators are warned, and until the proof lapses. */
export const warnAfterHours = 24
export const lapseAfterHours = 7 * 24

/** Creates the token of a new record: 160 random bits. */
export function newToken(): string {
  return randomBytes(20).toString('hex')
}

/** Returns the name of a domain's record: with an underscore, which no host name has. */
export function recordName(domain: string): string {
  return `_enlace.${domain}`
}

/** Returns the text of the record. */
export function recordText(token: string): string {
  return `enlace-domain=${token}`
}

/** Whether a name's TXT records include the token; it may have those of several companies and installations. */
export function hasRecord(texts: readonly string[], token: string): boolean {
  return texts.some((text) => text.trim() === recordText(token))
}

/** Whether a domain is due for a look-up: frequently while it waits for its record, daily once proven. */
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
  // After a month without a record, only manual look-ups are left.
  return since(row.checked_at) >= 0.9 && since(row.asked_at) < 30 * 24
}
