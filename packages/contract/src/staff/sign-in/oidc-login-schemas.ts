import * as z from 'zod/mini'
import { emailPattern } from '@enlace/domain/email.ts'
import { oidcLoginTexts } from './oidc-login-texts.ts'
import { StaffLoginAnswer } from './schemas.ts'

/** Who wants to sign in by the company's provider. */
export const OidcStart = z.object({
  email: z.string().check(z.trim(), z.maxLength(254), z.regex(emailPattern, oidcLoginTexts.emailMalformed)),
  /** Which of the companies of the email's domain, where several let it in. */
  company: z.optional(z.number()),
})

/** Where to sign in; or the companies to choose from, of whom nothing is told but that they let this domain in. */
export const OidcWay = z.object({
  address: z.optional(z.string()),
  companies: z.optional(z.array(z.object({ id: z.number(), nombre: z.string() }))),
})
export type OidcWay = z.infer<typeof OidcWay>

/** What the provider sent the browser back with: the query of the address. */
export const OidcArrival = z.object({ answer: z.string().check(z.maxLength(8000)) })

/** Who arrives for the first time and was here before shows its own password once. */
export const OidcTieBody = z.object({
  step: z.string().check(z.maxLength(100)),
  password: z.string().check(z.minLength(1, oidcLoginTexts.tieMissing), z.maxLength(200)),
})

/** What an arrival comes to: as a login, or the password that ties the account to the person is asked for. */
export const OidcArrivalAnswer = z.extend(StaffLoginAnswer, {
  tie: z.optional(z.object({ step: z.string(), email: z.string() })),
})
export type OidcArrivalAnswer = z.infer<typeof OidcArrivalAnswer>
