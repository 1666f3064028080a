import * as z from 'zod/mini'
import { emailPattern } from '@enlace/domain/email.ts'
import { oidcLoginTexts } from './oidc-login-texts.ts'
import { StaffLoginAnswer } from './schemas.ts'

/** The email of a login by the company's provider. */
export const OidcStart = z.object({
  email: z.string().check(z.trim(), z.maxLength(254), z.regex(emailPattern, oidcLoginTexts.emailMalformed)),
  /** The chosen company, if several accept the email's domain. */
  company: z.optional(z.number()),
})

/** The login URL, or the companies to choose from, with no other data than that they accept this domain. */
export const OidcWay = z.object({
  address: z.optional(z.string()),
  companies: z.optional(z.array(z.object({ id: z.number(), nombre: z.string() }))),
})
export type OidcWay = z.infer<typeof OidcWay>

/** The provider's response: the query of the redirect URL. */
export const OidcArrival = z.object({ answer: z.string().check(z.maxLength(8000)) })

/** Existing users prove their own password once, on their first login by the provider. */
export const OidcTieBody = z.object({
  step: z.string().check(z.maxLength(100)),
  password: z.string().check(z.minLength(1, oidcLoginTexts.tieMissing), z.maxLength(200)),
})

/** The result of a login by the provider: as any login, or a request for the password that links the account. */
export const OidcArrivalAnswer = z.extend(StaffLoginAnswer, {
  tie: z.optional(z.object({ step: z.string(), email: z.string() })),
})
export type OidcArrivalAnswer = z.infer<typeof OidcArrivalAnswer>
