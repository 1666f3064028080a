import * as z from 'zod/mini'
import { setPasswordTexts as texts } from './texts.ts'

/** A new password: long enough to be worth guessing at, short enough to hash. */
export const NewPassword = z
  .string()
  .check(z.minLength(1, texts.required), z.minLength(10, texts.short), z.maxLength(128, texts.long))

/** The token of a one-use link. */
export const LinkBody = z.object({ token: z.string().check(z.maxLength(100)) })

/** What spending a one-use link takes. */
export const SetPasswordBody = z.extend(LinkBody, { password: NewPassword })
