import * as z from 'zod/mini'
import { isEmail } from '@enlace/domain/email.ts'
import { lettersOnly } from '@enlace/domain/typed-text.ts'
import { CaptchaToken } from '../captcha/schemas.ts'
import { fill } from '../core/fill.ts'
import { contactUsTexts } from './texts.ts'

const { faults } = contactUsTexts

/** Maximum length of each field; the indicative has at most four digits (spec 5, Contact form). */
export const contactLimits = {
  name: 60,
  surname: 60,
  email: 100,
  indicative: 4,
  phone: 10,
  city: 60,
  company: 100,
  'job-title': 60,
  message: 3000,
  schedule: 100,
} as const

const upTo = (n: number) => z.maxLength(n, fill(faults.long, { n }))
const required = z.minLength(1, faults.required)
const letters = z.regex(lettersOnly, faults.letters)
const optionId = /^\d{1,9}$/

/** The form's fields, under the specification's names (spec 3, Contact form). */
const fields = {
  name: z.string().check(z.trim(), required, letters, upTo(contactLimits.name)),
  surname: z.string().check(z.trim(), required, letters, upTo(contactLimits.surname)),
  email: z.string().check(
    z.trim(),
    required,
    upTo(contactLimits.email),
    z.refine((text) => text === '' || isEmail(text), faults.email),
  ),
  indicative: z.string().check(z.trim(), z.regex(/^\d{0,4}$/, faults.indicative)),
  phone: z.string().check(z.trim(), z.regex(/^(?:\d{10})?$/, faults.phone)),
  city: z.string().check(z.trim(), letters, upTo(contactLimits.city)),
  company: z.string().check(z.trim(), upTo(contactLimits.company)),
  'job-title': z.string().check(z.trim(), upTo(contactLimits['job-title'])),
  subject: z.string().check(required, z.regex(/^(?:\d{1,9})?$/, faults.gone)),
  'related-to': z.string().check(z.regex(/^(?:\d{1,9})?$/, faults.gone)),
  'affair-contact': z.string().check(required, z.regex(/^(?:\d{1,9})?$/, faults.gone)),
  message: z.string().check(z.trim(), required, upTo(contactLimits.message)),
  schedule: z.string().check(z.trim(), upTo(contactLimits.schedule)),
}

/** The form as typed; its key is created on the first submission, and stored with the draft. */
export const ContactForm = z.object({
  ...fields,
  'check-acepto': z.boolean().check(z.refine((isAccepted) => isAccepted, faults.required)),
  'check-autorizo': z.boolean().check(z.refine((isAccepted) => isAccepted, faults.required)),
  captcha: CaptchaToken.check(required),
  'idempotency-key': z.string(),
})
export type ContactForm = z.infer<typeof ContactForm>

const absentAsEmpty = (schema: z.ZodMiniString<string>) => z._default(schema, '')
const ticked = z.literal(['true', 'on', '1'], faults.required)

/**
 * The form as sent, under the specification's keys; the optional ones may be left out. The key distinguishes a retry
 * from an intended repetition; without one, the day does.
 */
export const ContactMail = z.object({
  ...fields,
  indicative: absentAsEmpty(fields.indicative),
  phone: absentAsEmpty(fields.phone),
  city: absentAsEmpty(fields.city),
  company: absentAsEmpty(fields.company),
  'job-title': absentAsEmpty(fields['job-title']),
  'related-to': absentAsEmpty(fields['related-to']),
  schedule: absentAsEmpty(fields.schedule),
  'check-acepto': ticked,
  'check-autorizo': ticked,
  captcha: CaptchaToken.check(required),
  'idempotency-key': z.optional(z.string().check(z.regex(/^[\w-]{16,64}$/))),
})
export type ContactMail = z.output<typeof ContactMail>

/** An option of the lists of subjects and of ways of contact (spec 3, Lists). */
export const ContactChoice = z.object({ id: z.string().check(z.regex(optionId)), nombre: z.string() })

/** An option of the related topics, whose label the specification calls `valor`. */
export const RelatedChoice = z.object({ id: z.string().check(z.regex(optionId)), valor: z.string() })
