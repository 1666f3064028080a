import * as z from 'zod/mini'
import { documentKinds } from '@enlace/domain/document-kinds.ts'
import { Currency, DateText, DocumentId, MoneyText } from '../../core/values.ts'

export { documentKinds, type DocumentKind } from '@enlace/domain/document-kinds.ts'

/** Maximum number of related documents shown, as a payment may cover thousands of invoices. */
export const mostRelated = 200

/** A related document, as a link (decisions 7). */
export const RelatedDocument = z.object({
  kind: z.enum(documentKinds),
  id: DocumentId,
  numero: z.string(),
  fecha: z.nullable(DateText),
  moneda: Currency,
  valor: MoneyText,
  estado: z.string(),
  /** Linked with the document itself; false if related through another document. */
  isDirect: z.boolean(),
  /** For an invoice: the scheduled payment date. */
  fecha_programada: z.nullable(DateText),
})
export type RelatedDocument = z.infer<typeof RelatedDocument>
