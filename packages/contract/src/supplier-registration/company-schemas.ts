import * as z from 'zod/mini'
import { isEmail } from '@enlace/domain/email.ts'
import { digitsOnly, lettersOnly } from '@enlace/domain/typed-text.ts'
import { CaptchaToken } from '../captcha/schemas.ts'
import { fill } from '../core/fill.ts'
import { jsonText } from '../core/json-text.ts'
import { FirstName, Indicative, LastName, Movil, personLimits } from '../core/person/schemas.ts'
import { companyRegistrationTexts as texts } from './company-texts.ts'
import { DocumentNumber, IdempotencyKey, RegistrationCompany } from './schemas.ts'
import { supplierRegistrationTexts } from './texts.ts'

const { faults } = texts
const { malformed } = supplierRegistrationTexts.faults

/** Maximum length of each field (spec 9); the input of the phone code accepts one more than the rule. */
export const contactLimits = {
  contactName: personLimits.firstName,
  contactLastname: personLimits.lastName,
  contactIdentification: 15,
  contactCharge: 30,
  contactArea: 30,
  contactIndicativeTelephone: personLimits.indicative,
  contactTelephone: personLimits.movil,
  contactEmail: 50,
  businessName: 20,
} as const

/** Creates a check of the maximum length, with a message that contains it. */
const upTo = (n: number, field: string) => z.maxLength(n, fill(faults.long, { field, n }))

const optional = (n: number, field: string) => z.string().check(z.trim(), upTo(n, field))

const letters = (n: number, field: string, required: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, required),
      z.regex(lettersOnly, fill(faults.letters, { field })),
      upTo(n, field),
    )

/** The person who requests access, with the specification's messages (spec 5, Registration contact form). */
const contact = {
  contactName: FirstName,
  contactLastname: LastName,
  contactIdentificationType: z
    .string()
    .check(z.minLength(1, faults.contactIdentificationType), z.maxLength(10)),
  contactIdentification: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, faults.contactIdentification),
      z.regex(digitsOnly, fill(faults.digits, { field: texts.contactIdentification })),
      upTo(contactLimits.contactIdentification, texts.contactIdentification),
    ),
  contactCharge: optional(contactLimits.contactCharge, texts.contactCharge),
  contactArea: optional(contactLimits.contactArea, texts.contactArea),
  contactIndicativeTelephone: Indicative,
  contactTelephone: Movil,
  contactEmail: z.string().check(
    z.trim(),
    z.minLength(1, faults.contactEmail),
    upTo(contactLimits.contactEmail, texts.contactEmail),
    z.refine((text) => text === '' || isEmail(text), faults.emailInvalid),
  ),
}

const consent = {
  captchaValue: CaptchaToken.check(z.minLength(1, faults.captcha)),
  checkAcepto: z.boolean().check(z.refine((isAccepted) => isAccepted, faults.terms)),
  checkAutorizo: z.boolean().check(z.refine((isAccepted) => isAccepted, faults.privacy)),
}

/** Distinguishes a retry from a new request; part of the form, so that its draft stores it. */
const requestKey = z.string()

/** The form with a typed company name. */
export const AccessRequestForm = z.object({
  ...contact,
  businessName: letters(contactLimits.businessName, texts.company.name, faults.businessName),
  ...consent,
  requestKey,
})
export type AccessRequestForm = z.infer<typeof AccessRequestForm>

/** The form with a company name from the look-up, which the rules for typed text do not restrict (decisions 6). */
export const KnownAccessRequestForm = z.object({
  ...contact,
  businessName: z.string(),
  ...consent,
  requestKey,
})

/** A third party as used by the registration (spec 3, Company lookup result fields read). */
export const RegisteredThirdParty = z.object({
  nombre: z.string(),
  sigla: z.nullable(z.string()),
  documento_numero: z.string(),
  documento_dv: z.nullable(z.number()),
  id_actividad_economica: z.nullable(z.string()),
  regimen_tributario_id: z.nullable(z.string()),
  web_site: z.nullable(z.string()),
  pyme: z.nullable(z.boolean()),
  observacion_tercero: z.nullable(z.string()),
})
export type RegisteredThirdParty = z.infer<typeof RegisteredThirdParty>

/** The body of an access request: supplierModel with the company's number, and the company of the portal. */
export const RegisterProblems = z.object({
  supplier: jsonText(
    z.object({
      ...contact,
      ...consent,
      businessName: z.string().check(z.trim(), z.minLength(1, faults.businessName), z.maxLength(200)),
      documentID: DocumentNumber,
      documentIdVerify: z.optional(z.string().check(z.regex(/^\d?$/))),
    }),
    malformed,
  ),
  company: jsonText(RegistrationCompany, malformed),
  idempotencyKey: z.optional(IdempotencyKey),
})

/** The response (spec 7, Supplier register-problems): a refusal in words, or a message with the request's number. */
export const RegisterProblemsAnswer = z.object({
  error: z.boolean(),
  errorMessage: z.string(),
  message: z.string(),
  number: z.nullable(z.string()),
  statusLink: z.nullable(z.string()),
})
export type RegisterProblemsAnswer = z.infer<typeof RegisterProblemsAnswer>
