import * as z from 'zod/mini'
import { Currency, DateText, DocumentId, MoneyText } from '../core/values.ts'

/** The kinds of documents that belong together, in the order in which business goes. */
export const documentKinds = [
  'supplier-contracts',
  'purchase-order',
  'purchase-tickets',
  'account-statements',
  'notes-debit',
  'payments-made',
] as const

/** A kind of document; its name is the slug. */
export type DocumentKind = (typeof documentKinds)[number]

/** How many related documents are told at most: a payment may cover thousands of invoices. */
export const mostRelated = 200

/** A document that belongs with another, as a link (decisions 7). */
export const RelatedDocument = z.object({
  kind: z.enum(documentKinds),
  id: DocumentId,
  numero: z.string(),
  fecha: z.nullable(DateText),
  moneda: Currency,
  valor: MoneyText,
  estado: z.string(),
  /** Linked with the document itself; false for one that belongs to the same business by way of another. */
  isDirect: z.boolean(),
  /** Of an invoice: the day for which its payment was scheduled. */
  fecha_programada: z.nullable(DateText),
})
export type RelatedDocument = z.infer<typeof RelatedDocument>
