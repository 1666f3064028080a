import { Problem } from '@enlace/contract/core/problems.ts'
import { isEmail, normaliseEmail } from '@enlace/domain/email.ts'
import type { Vouched } from './provider.ts'

/** Returns the domain of an email. */
export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1)
}

/**
 * Returns the email of an asserted person: of the company's domains, and verified. If the company accepts providers
 * without that claim, it must at least not be false. @throws Problem `oidc-refused`, `oidc-unverified`,
 * `oidc-foreign`.
 */
export function emailOf(
  { domains, needs_verified_email }: { domains: readonly string[]; needs_verified_email: boolean },
  { email: told, isVerified }: Vouched,
): string {
  if (told === undefined || !isEmail(told)) throw new Problem('oidc-refused')
  const email = normaliseEmail(told)
  if (isVerified === false || (needs_verified_email && isVerified !== true))
    throw new Problem('oidc-unverified')
  if (!domains.includes(domainOf(email))) throw new Problem('oidc-foreign', { email })
  return email
}
