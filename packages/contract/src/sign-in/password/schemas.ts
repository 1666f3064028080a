import * as z from 'zod/mini'
import { emailPattern } from '@enlace/domain/email.ts'
import { CaptchaToken } from '../../captcha/schemas.ts'
import { recoveryTexts as texts } from './texts.ts'

/** The fixed marker value of a recovery request (spec 3, Password recovery request). */
export const recoveryMarker = 'recuperar-clave'

/**
 * The recovery request (spec 3 and 7), with the captcha token. Clients of the specification leave the field out, and get
 * far fewer turns.
 */
export const RecoveryBody = z.object({
  data: z.literal(recoveryMarker),
  email: z
    .string()
    .check(
      z.trim(),
      z.maxLength(254, texts.emailInvalid),
      z.minLength(1, texts.emailRequired),
      z.regex(emailPattern, texts.emailInvalid),
    ),
  company: z.string().check(z.regex(/^\d{1,9}$/)),
  captcha: z.optional(CaptchaToken),
})

/** The recovery response (spec 7): `ExisteUser` means an active membership in that company (decisions 3). */
export const RecoveryAnswer = z.object({ error: z.boolean(), message: z.string(), ExisteUser: z.boolean() })
