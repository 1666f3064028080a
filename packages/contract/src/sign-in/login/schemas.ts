import * as z from 'zod/mini'
import { emailPattern } from '@enlace/domain/email.ts'
import { loginTexts } from './texts.ts'

/** The login form with the specification's messages (spec 5, Login). */
export const LoginForm = z.object({
  email: z
    .string()
    .check(z.minLength(1, loginTexts.emailRequired), z.regex(emailPattern, loginTexts.emailInvalid)),
  password: z.string().check(z.minLength(1, loginTexts.passwordRequired)),
})
