import * as z from 'zod/mini'
import { longest } from '../core/patterns.ts'
import { documentKinds } from '../documents/related/kinds.ts'
import { invoiceClasses } from '../invoices/limits.ts'
import { Currency, DateText, DocumentId, MoneyText, Optional } from '../core/values.ts'

/** A document found by number. */
export const FoundDocument = z.object({
  kind: z.enum(documentKinds),
  id: DocumentId,
  numero: z.string(),
  /** The supplier's own delivery note of a warehouse entry, which is also searched. */
  remision: Optional,
  fecha: z.nullable(DateText),
  moneda: Currency,
  valor: MoneyText,
  estado: z.string(),
})
export type FoundDocument = z.infer<typeof FoundDocument>

/** A handed-in document or a draft, found by its filing number or its own. */
export const FoundInvoice = z.object({
  id: DocumentId,
  clase: z.enum(invoiceClasses),
  numero: z.string(),
  radicado: Optional,
  fecha: z.nullable(DateText),
  moneda: Currency,
  valor: MoneyText,
  estado: z.string(),
})
export type FoundInvoice = z.infer<typeof FoundInvoice>

/** The query: any part of a number, in any format; an empty query finds nothing. */
export const SearchQuery = z.object({ q: z._default(z.string().check(z.maxLength(longest.text)), '') })

/** A limited number of documents of each kind: exact matches first, then the newest. */
export const FoundDocuments = z.object({
  rows: z.array(FoundDocument),
  /** What the supplier hands in; empty for those who may not open it. */
  radicadas: z.array(FoundInvoice),
  /** The kinds with further matches. */
  more: z.array(z.enum(documentKinds)),
})
export type FoundDocuments = z.infer<typeof FoundDocuments>
