/**
 * The form of a login's email: letters, digits and `_ . + -`, then a domain with a dot (specification 5, Login). Every
 * character has one way to match, so a hostile text costs no more than its length.
 */
export const emailPattern = /^[A-Za-z0-9_.+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/

/** The longest address that mail can carry (RFC 5321). */
export const maxEmailLength = 254

/** Returns whether a text has the form of a login's email. */
export function isEmail(text: string): boolean {
  return text.length <= maxEmailLength && emailPattern.test(text)
}

/** The one spelling under which a person's email is kept and compared: no spaces around it, no capitals. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase()
}
