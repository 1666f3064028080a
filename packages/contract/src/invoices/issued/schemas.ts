import * as z from 'zod/mini'
import { DateText } from '../../core/values.ts'
import { supportingCodes } from '../limits.ts'
import { issuedTexts as texts } from './texts.ts'

/** A documento soporte that the company issued, as it is reported with its files. */
export const NewIssuedSupporting = z.object({
  tipo: z._default(z.enum(supportingCodes), '05'),
  numero: z.string(texts.faults.number).check(z.trim(), z.regex(/^[A-Za-z0-9-]{1,30}$/, texts.faults.number)),
  fecha: DateText,
  /** Upper or lower case. */
  cuds: z
    .string(texts.faults.cuds)
    .check(z.trim(), z.toLowerCase(), z.regex(/^[0-9a-f]{96}$/, texts.faults.cuds)),
})
export type NewIssuedSupporting = z.infer<typeof NewIssuedSupporting>

/** Whether something is new, and what the XML says otherwise than the cuenta de cobro, a sentence each. */
export const IssueNoted = z.object({ changed: z.boolean(), hallazgos: z.array(z.string()) })
export type IssueNoted = z.infer<typeof IssueNoted>
