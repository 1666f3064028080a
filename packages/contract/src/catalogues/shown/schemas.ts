import * as z from 'zod/mini'
import { DateText } from '../../core/values.ts'

/** An option of a form's list: the value sent, and the label (spec 3, Lists). */
export const Option = z.object({ id: z.string(), nombre: z.string() })
export type Option = z.infer<typeof Option>

/** The options of a select or a search, in display order. */
export const Options = z.object({ data: z.array(Option) })

/** A document of the company for its suppliers, with its download URL. */
export const CompanyPaper = z.object({
  nombre: z.string(),
  url: z.string(),
  fecha: DateText,
})
export type CompanyPaper = z.infer<typeof CompanyPaper>
