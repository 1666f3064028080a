import * as z from 'zod/mini'
import { Validation } from '../core/person/validation.ts'
import { CaptchaToken } from '../captcha/schemas.ts'
import { defineCall } from '../core/call.ts'
import { TypedNit } from '../suppliers/third-party/schemas.ts'
import { RegisteredThirdParty, RegisterProblems, RegisterProblemsAnswer } from './company-schemas.ts'

const visitor = { actor: 'visitor' } as const

/**
 * The company's data of an active supplier, to prefill a registration; empty if there is none. Web site, size and
 * observation require a solved captcha (decisions 5).
 */
export const getRegisterData = defineCall({
  purpose: 'A supplier’s data by NIT, to prefill a registration (spec 7, Company supplier register data).',
  method: 'POST',
  path: '/company-supplier-register-data',
  access: visitor,
  limit: 'search',
  body: z.object({ nit: TypedNit, captchaValue: z.optional(CaptchaToken) }),
  answer: z.object({ data: z.array(RegisteredThirdParty) }),
})

/** Requests access on behalf of a company, without granting anything (decisions 6). */
export const registerProblems = defineCall({
  purpose:
    'Asks for access by company: supplier and company as JSON text (spec 7, Supplier register-problems).',
  method: 'POST',
  path: '/supplier-register-problems',
  access: visitor,
  limit: 'registration',
  encoding: 'multipart',
  body: RegisterProblems,
  answer: RegisterProblemsAnswer,
})

/** Checks whether a number is valid for a document type. */
export const validateContactIdentification = defineCall({
  purpose: 'Whether an identification number fits its type (spec 7, Validate contact identification).',
  method: 'GET',
  path: '/validate-contact-identification',
  access: visitor,
  limit: 'validation',
  query: z.object({
    idDocument: z.string().check(z.maxLength(20)),
    document: z.string().check(z.maxLength(40)),
  }),
  answer: Validation,
  isQuiet: true,
})

/** Checks whether NIT and check digit match, and are not already a third party of the company. */
export const validateSupplierNit = defineCall({
  purpose: 'Whether a NIT may be registered as a new supplier (spec 7, Validate supplier NIT).',
  method: 'GET',
  path: '/validate-supplier-nit',
  access: visitor,
  limit: 'validation',
  query: z.object({
    documentId: z.string().check(z.maxLength(40)),
    documentIdVerify: z._default(z.string().check(z.maxLength(5)), ''),
  }),
  answer: Validation,
  isQuiet: true,
})

/** Checks whether an email may request access: it has none in this company yet, or none for the supplier `documentId`. */
export const validateContactEmail = defineCall({
  purpose: 'Whether an email has no access yet (spec 7, Validate contact email).',
  method: 'GET',
  path: '/validate-contact-email',
  access: visitor,
  limit: 'contact-email',
  query: z.object({
    emailContact: z.string().check(z.maxLength(254)),
    documentId: z.optional(z.string().check(z.maxLength(40))),
  }),
  answer: Validation,
  isQuiet: true,
})
