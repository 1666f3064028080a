import * as z from 'zod/mini'
import { longest } from '../core/patterns.ts'
import { documentKinds } from '../documents/related.ts'
import { Currency, DateText, DocumentId, MoneyText, Optional } from '../core/values.ts'

/** A document that a number leads to. */
export const FoundDocument = z.object({
  kind: z.enum(documentKinds),
  id: DocumentId,
  numero: z.string(),
  /** Of a warehouse entry: the supplier's own delivery note, by which it is found as well. */
  remision: Optional,
  fecha: z.nullable(DateText),
  moneda: Currency,
  valor: MoneyText,
  estado: z.string(),
})
export type FoundDocument = z.infer<typeof FoundDocument>

/** What is looked for: as much of a number as somebody knows, however it is written; nothing finds nothing. */
export const SearchQuery = z.object({ q: z._default(z.string().check(z.maxLength(longest.text)), '') })

/** The documents that answer, at most some of each kind: the number itself first, then the newest. */
export const FoundDocuments = z.object({
  rows: z.array(FoundDocument),
  /** The kinds of which there are more than are told. */
  more: z.array(z.enum(documentKinds)),
})
export type FoundDocuments = z.infer<typeof FoundDocuments>
