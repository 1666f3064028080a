import * as z from 'zod/mini'
import { digitsOnly, lettersOnly } from '@enlace/domain/typed-text.ts'
import { fill } from '../fill.ts'
import { personTexts as texts } from './texts.ts'

const { faults } = texts

/** Maximum length of each field (spec 9); the input of the phone code accepts one more than the rule. */
export const personLimits = { firstName: 20, lastName: 30, indicative: 5, movil: 10 } as const

/** A required text of letters and spaces, with the specification's message if missing. */
const letters = (n: number, field: string, required: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, required),
      z.regex(lettersOnly, fill(faults.letters, { field })),
      z.maxLength(n, fill(faults.long, { field, n })),
    )

/** A person's first names (spec 5). */
export const FirstName = letters(personLimits.firstName, texts.firstName, faults.firstName)

/** A person's last names (spec 5). */
export const LastName = letters(personLimits.lastName, texts.lastName, faults.lastName)

/** The country code of a phone (spec 5). */
export const Indicative = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, faults.indicative),
    z.regex(digitsOnly, fill(faults.digits, { field: texts.indicative })),
    z.maxLength(4, faults.indicativeLong),
  )

/** A mobile phone of exactly ten digits (spec 5). */
export const Movil = z
  .string()
  .check(z.trim(), z.minLength(1, faults.movil), z.regex(/^(?:\d{10})?$/, faults.movilLength))
