import * as z from 'zod/mini'
import { requestStates } from './states.ts'
import { isEmail } from '@enlace/domain/email.ts'
import { isCheckDigitRight, splitNit } from '@enlace/domain/nit.ts'
import { CaptchaToken } from '../captcha/schemas.ts'
import { jsonText } from '../core/json-text.ts'
import { Instant, wholeNumber } from '../core/values.ts'
import { supplierRegistrationTexts as texts } from './texts.ts'

const { faults } = texts

/** Maximum characters of a template's answer, and maximum number of answers. */
export const answerLimits = { length: 2000, count: 100 } as const

const optional = (length: number) => z.optional(z.string().check(z.maxLength(length, faults.long)))
const digits = (pattern: RegExp, message: string) => z.optional(z.string().check(z.regex(pattern, message)))
const accepted = z.optional(z.union([z.boolean(), z.literal(['', 'true', 'false', 'on'])]))

/** A typed NIT, with or without dots and check digit; normalised to the number alone. */
export const DocumentNumber = z.string().check(
  z.refine((typed) => {
    const { number, digit } = splitNit(typed)
    return digit === undefined || isCheckDigitRight(number, digit)
  }, faults.checkDigit),
  z.overwrite((typed) => splitNit(typed).number),
  z.regex(/^\d{3,15}$/, faults.documentId),
)

/**
 * A supplier in a registration (spec 3, supplierModel): the specification's fields, of which a template may use any,
 * and its own questions under other names.
 */
export const SupplierModel = z
  .catchall(
    z.object({
      businessName: z
        .string()
        .check(z.trim(), z.minLength(1, faults.businessName), z.maxLength(200, faults.long)),
      shortName: optional(200),
      documentID: DocumentNumber,
      documentIdVerify: digits(/^\d?$/, faults.checkDigit),
      economicActivity: optional(20),
      economicSubactivity: optional(20),
      webSite: optional(200),
      pyme: optional(20),
      messageBusiness: optional(answerLimits.length),
      taxRegime: optional(20),
      requestType: z.optional(z.string().check(z.maxLength(1))),
      contactName: optional(60),
      contactLastname: optional(60),
      contactIdentificationType: optional(20),
      contactIdentification: optional(20),
      contactCharge: optional(60),
      contactArea: optional(60),
      contactIndicativeTelephone: digits(/^(\+?\d{1,4})?$/, faults.indicative),
      contactTelephone: digits(/^(\d{10})?$/, faults.telephone),
      contactEmail: z
        .string()
        .check(z.trim(), z.maxLength(100, faults.long), z.refine(isEmail, faults.email)),
      contactCity: optional(100),
      contactAddress: optional(200),
      captchaValue: z.optional(CaptchaToken),
      checkAcepto: accepted,
      checkAutorizo: accepted,
    }),
    z.union([z.string().check(z.maxLength(answerLimits.length, faults.long)), z.boolean(), z.number()]),
  )
  .check(
    z.refine((model) => Object.keys(model).length <= answerLimits.count, faults.tooMany),
    z.refine(
      ({ documentID, documentIdVerify }) =>
        !documentIdVerify || isCheckDigitRight(documentID, documentIdVerify),
      { path: ['documentIdVerify'], error: faults.checkDigit },
    ),
  )
export type SupplierModel = z.infer<typeof SupplierModel>

/** The company of a registration, as in its JSON text. */
export const RegistrationCompany = z.object({ id: wholeNumber(1, 2_147_483_647) })

/** Distinguishes a retry from a new request; created once per form and stored with its draft. */
export const IdempotencyKey = z.string().check(z.regex(/^[\w-]{16,64}$/))

/** The fields of a registration besides its files (spec 7, Supplier register). */
export const SupplierRegister = z.object({
  supplier: jsonText(SupplierModel, faults.malformed),
  company: jsonText(RegistrationCompany, faults.malformed),
  idempotencyKey: z.optional(IdempotencyKey),
})

/** The corrections of a returned request; its files replace those of the same field. */
export const RegistrationCorrection = z.object({ supplier: jsonText(SupplierModel, faults.malformed) })

/** The secret part of a request's link. */
export const RequestToken = z.object({ token: z.string().check(z.regex(/^[\w-]{43}$/)) })

const RequestState = z.enum(requestStates)

/** The response to a registration: its number and the link to follow it. */
export const RegistrationReceipt = z.object({
  number: z.string(),
  statusLink: z.string(),
  message: z.string(),
  /** Whether the same form was already sent with other content, which is kept instead. */
  isEarlier: z.boolean(),
})
export type RegistrationReceipt = z.infer<typeof RegistrationReceipt>

/** A request as shown by its link. The typed data is only returned for corrections. */
export const RegistrationStatus = z.object({
  number: z.string(),
  requestType: z.enum(['1', '2']),
  state: RequestState,
  createdAt: Instant,
  updatedAt: Instant,
  events: z.array(
    z.object({
      state: RequestState,
      at: Instant,
      reasons: z.array(z.string()),
      /** The remarks by field name, which the reasons repeat. */
      fields: z.record(z.string(), z.string()),
    }),
  ),
  attachments: z.array(
    z.object({ field: z.string(), label: z.string(), name: z.string(), size: z.number() }),
  ),
  supplier: z.nullable(z.record(z.string(), z.union([z.string(), z.boolean(), z.number()]))),
})
export type RegistrationStatus = z.infer<typeof RegistrationStatus>
