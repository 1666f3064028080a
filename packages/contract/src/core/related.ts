import * as z from 'zod/mini'
import { Currency, DateText, DocumentId, MoneyText } from './values.ts'

/** A document that belongs with another, as a link (decisions 7). */
export const RelatedDocument = z.object({
  kind: z.enum(['account-statements', 'purchase-order', 'purchase-tickets', 'payments-made', 'notes-debit']),
  id: DocumentId,
  numero: z.string(),
  fecha: z.nullable(DateText),
  moneda: Currency,
  valor: MoneyText,
  estado: z.string(),
})
export type RelatedDocument = z.infer<typeof RelatedDocument>
