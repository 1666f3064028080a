import * as z from 'zod/mini'
import { passwordRuleTexts as texts } from './password-texts.ts'

/** The password for a one-use link: a new one, or the existing one, to which the rules of new ones do not apply. */
export const LinkPassword = z.string().check(z.minLength(1, texts.required), z.maxLength(200))

/** A new password: long enough to resist guessing, short enough to hash. */
export const NewPassword = z
  .string()
  .check(z.minLength(1, texts.required), z.minLength(10, texts.short), z.maxLength(128, texts.long))
