import * as z from 'zod/mini'
import { emailPattern } from '@enlace/domain/email'
import { oidcLoginTexts } from './oidc-login-texts.ts'

/** Who wants to sign in by the company's provider. */
export const OidcStart = z.object({
  email: z.string().check(z.trim(), z.maxLength(254), z.regex(emailPattern, oidcLoginTexts.emailMalformed)),
})

/** What the provider sent the browser back with: the query of the address. */
export const OidcArrival = z.object({ answer: z.string().check(z.maxLength(8000)) })
