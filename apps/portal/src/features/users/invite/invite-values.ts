import type { Invitations } from '@enlace/contract/users/form-schemas.ts'
import { userFormTexts } from '@enlace/contract/users/screen-texts.ts'
import { isEmail, normaliseEmail } from '@enlace/domain/email.ts'
import type { GrantableRole } from '@enlace/domain/user-roles.ts'

/** A line of the invitation: an email and what it is invited as. */
export type InviteLine = { id: number; email: string; role: GrantableRole }

/** What the form of invitations holds. */
export type InviteValues = readonly InviteLine[]

const { faults } = userFormTexts

/** A line for the next person. */
export const newLine = (id: number): InviteLine => ({ id, email: '', role: 'usuario' })

/** What is wrong with a line among all of them; lines that were left empty are passed over. */
export function faultOf(line: InviteLine, lines: InviteValues, known: readonly string[]): string | undefined {
  const email = normaliseEmail(line.email)
  if (email === '') return undefined
  if (!isEmail(email)) return faults.emailInvalid
  const first = lines.find((other) => normaliseEmail(other.email) === email)
  if (first && first.id !== line.id) return faults.emailRepeated
  return known.includes(email) ? faults.emailExists : undefined
}

/** The people that are named, each once, with their roles. */
export function invitationsOf(lines: InviteValues): Invitations {
  const people = lines
    .map(({ email, role }) => ({ email: normaliseEmail(email), role }))
    .filter(({ email }) => email !== '')
  return { people, accounts: null, endsOn: null }
}

/** Emails in a text that was pasted, whatever stands between them. */
export function emailsIn(text: string): string[] {
  return [...new Set(text.split(/[\s,;<>]+/).map(normaliseEmail))].filter(isEmail)
}
