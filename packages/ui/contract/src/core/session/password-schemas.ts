import * as z from 'zod/mini'
import { passwordRuleTexts as texts } from './password-texts.ts'

/** A new password: long enough to be worth guessing at, short enough to hash. */
export const NewPassword = z
  .string()
  .check(z.minLength(1, texts.required), z.minLength(10, texts.short), z.maxLength(128, texts.long))
