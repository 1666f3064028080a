import * as z from 'zod/mini'
import { readNit } from '@enlace/domain/nit.ts'
import { companyNameTexts as texts } from './name-texts.ts'

/** A typed NIT in any format; its check digit must be correct if given. */
export const CompanyNit = z.string().check(
  z.trim(),
  z.minLength(1, { error: texts.nitMissing, abort: true }),
  z.maxLength(40, texts.nitMalformed),
  z.refine((typed) => !('reason' in readNit(typed)), texts.nitMalformed),
)

/** A company's legal name. */
export const CompanyName = z
  .string()
  .check(z.trim(), z.minLength(3, texts.nameShort), z.maxLength(120, texts.nameLong))
