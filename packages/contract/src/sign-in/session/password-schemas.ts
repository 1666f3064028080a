import * as z from 'zod/mini'
import { passwordRuleTexts as texts } from './password-texts.ts'

/** What a one-use link is spent with: a new password, or the one that the person has, which no rule for new ones concerns. */
export const LinkPassword = z.string().check(z.minLength(1, texts.required), z.maxLength(200))

/** A new password: long enough to be worth guessing at, short enough to hash. */
export const NewPassword = z
  .string()
  .check(z.minLength(1, texts.required), z.minLength(10, texts.short), z.maxLength(128, texts.long))
