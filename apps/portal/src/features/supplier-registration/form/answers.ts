import { isEmail } from '@enlace/domain/email.ts'
import { isCheckDigitRight, splitNit } from '@enlace/domain/nit.ts'
import { supplierRegistrationTexts as texts } from '@enlace/contract/supplier-registration/texts.ts'
import type { ComboboxOption } from '@enlace/ui/combobox-field.tsx'
import * as z from 'zod/mini'
import type { TemplateField } from '@enlace/web/template/template.ts'

/** What stands in the form, by the names of the fields. Files are kept beside it. */
export type Answers = Record<string, string | boolean | ComboboxOption | null>

const { faults } = texts

/** The rules of the specification's own fields; whatever else a template asks has only those that it writes itself. */
const known: Readonly<Record<string, (text: string) => string | undefined>> = {
  documentID: nitFault,
  contactEmail: emailFault,
  contactTelephone: (text) => (/^\d{10}$/.test(text) ? undefined : faults.telephone),
  contactIndicativeTelephone: (text) => (/^\+?\d{1,4}$/.test(text) ? undefined : faults.indicative),
}

/** The empty form of a template, with what is known already in its places. */
export function emptyAnswers(
  fields: readonly TemplateField[],
  given: Readonly<Record<string, unknown>> = {},
): Answers {
  return Object.fromEntries(
    fields
      .filter(({ kind }) => kind !== 'file')
      .map((field): [string, Answers[string]] => [field.name, startOf(field, given[field.name])]),
  )
}

function startOf({ kind, start }: TemplateField, given: unknown): Answers[string] {
  if (kind === 'checkbox') return given === undefined ? start === 'on' : given === true
  const text = typeof given === 'string' || typeof given === 'number' ? String(given) : start
  if (kind === 'city') return text === '' ? null : { value: text, label: text }
  return text
}

/** What is wrong with the answers, by the names of their fields; an empty one that is asked for is told as such. */
export function faultsOf(fields: readonly TemplateField[], answers: Answers): Record<string, string> {
  const found = fields.flatMap((field): [string, string][] => {
    const fault = field.kind === 'file' || field.kind === 'hidden' ? undefined : faultOf(field, answers)
    return fault === undefined ? [] : [[field.name, fault]]
  })
  return Object.fromEntries(found)
}

function faultOf(field: TemplateField, answers: Answers): string | undefined {
  const answer = answers[field.name] ?? null
  if (isBlank(answer)) return field.isRequired ? texts.requiredField : undefined
  const text = typeof answer === 'string' ? answer.trim() : ''
  if (text === '') return undefined
  if (field.maxLength !== undefined && text.length > field.maxLength) return faults.long
  if (field.name === 'documentIdVerify') {
    const number = answers['documentID']
    return typeof number === 'string' && !isCheckDigitRight(splitNit(number).number, text)
      ? faults.checkDigit
      : undefined
  }
  return known[field.name]?.(text) ?? (field.inputType === 'email' ? emailFault(text) : undefined)
}

function nitFault(text: string): string | undefined {
  const { number, digit } = splitNit(text)
  if (!/^\d{3,15}$/.test(number)) return faults.documentId
  return digit === undefined || isCheckDigitRight(number, digit) ? undefined : faults.checkDigit
}

function emailFault(text: string): string | undefined {
  return isEmail(text) ? undefined : faults.email
}

/** Whether nothing was answered: spaces are nothing, and so is a box without its tick. */
export function isBlank(answer: Answers[string]): boolean {
  return typeof answer === 'string' ? answer.trim() === '' : answer === null || answer === false
}

/** The rules of a template as the form library takes them. */
export function schemaOf(fields: readonly TemplateField[]): z.ZodMiniType<Answers, Answers> {
  const Answer = z.union([
    z.string(),
    z.boolean(),
    z.nullable(z.object({ value: z.string(), label: z.string() })),
  ])
  return z.record(z.string(), Answer).check(({ value, issues }) => {
    for (const [name, message] of Object.entries(faultsOf(fields, value))) {
      issues.push({ code: 'custom', path: [name], message, input: value })
    }
  })
}

/** The answers as the specification's supplierModel carries them. */
export function supplierOf(answers: Answers): Record<string, string | boolean> {
  return Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [
      name,
      typeof answer === 'string'
        ? answer.trim()
        : typeof answer === 'boolean'
          ? answer
          : (answer?.value ?? ''),
    ]),
  )
}
