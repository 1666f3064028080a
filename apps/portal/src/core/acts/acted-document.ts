import { type DocumentDescription, numberOf } from '@enlace/contract/documents/description.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { formatMoney, type Money } from '@enlace/domain/money.ts'

/** A line of an order or an entry, as much of it as a report shows. */
export type ReportableLine = {
  linea: number
  item: string
  descripcion: string
  um: string
  cantidad: string
  /** Of an order: what of it has arrived. */
  cantidad_recibida?: string
  precio: string
  fecha_entrega?: CalendarDate | null
}

/** The document that a supplier answers, with what the forms say of it. */
export type ActedDocument = {
  kind: 'purchase-order' | 'purchase-tickets' | 'notes-debit'
  id: string
  numero: string
  /** What it amounts to, as people read it. */
  valor: string
  moneda: string
  lines: readonly ReportableLine[]
}

/** A document as the forms of its answers need it. */
export function actedOf(
  description: Pick<DocumentDescription, 'number' | 'amount'> & Pick<ActedDocument, 'kind'>,
  document: { id: string; moneda: string },
  lines: readonly ReportableLine[] = [],
): ActedDocument {
  const { kind, amount } = description
  const { id, moneda } = document
  const values: Readonly<Record<string, unknown>> = { ...document }
  // A description's amount is money, which a test holds it to.
  const valor = formatMoney(values[amount] as Money, moneda)
  return { kind, id, numero: numberOf(description, document), valor, moneda, lines }
}
