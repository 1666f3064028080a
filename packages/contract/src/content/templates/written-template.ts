import * as z from 'zod/mini'
import { longestHtml } from '../allow-list.ts'
import { ContentCode } from '../schemas.ts'
import { contentTexts as texts } from '../texts.ts'

/** A template for suppliers: HTML with the names of their data fields. */
export const WrittenFilledTemplate = z.object({
  name: ContentCode,
  title: z.string().check(z.trim(), z.minLength(1, texts.titleMissing), z.maxLength(200, texts.titleLong)),
  html: z.string().check(z.minLength(1, texts.htmlMissing), z.maxLength(longestHtml, texts.htmlLong)),
})
export type WrittenFilledTemplate = z.infer<typeof WrittenFilledTemplate>
