/**
 * The format of a login email: letters, digits and `_ . + -`, then a domain with a dot (specification 5, Login). Every
 * character matches in only one way, so matching takes linear time.
 */
export const emailPattern = /^[A-Za-z0-9_.+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/

/** The longest address that mail can carry (RFC 5321). */
export const maxEmailLength = 254

/** Returns whether a text has the format of a login email. */
export function isEmail(text: string): boolean {
  return text.length <= maxEmailLength && emailPattern.test(text)
}

/** Normalises an email for storage and comparison: trimmed and in lower case. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase()
}
