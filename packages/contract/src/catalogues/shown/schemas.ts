import * as z from 'zod/mini'
import { DateText } from '../../core/values.ts'

/** A choice of a list that a form offers: what is sent, and what people read (spec 3, Lists). */
export const Option = z.object({ id: z.string(), nombre: z.string() })
export type Option = z.infer<typeof Option>

/** The choices of a select or of a search, in the order in which they are shown. */
export const Options = z.object({ data: z.array(Option) })

/** A paper of the company that its suppliers ask for, with the address from which it is downloaded. */
export const CompanyPaper = z.object({
  nombre: z.string(),
  url: z.string(),
  fecha: DateText,
})
export type CompanyPaper = z.infer<typeof CompanyPaper>
