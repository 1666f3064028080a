import type { CalendarDate } from '@enlace/domain/calendar-date.ts'

/** A line of an order or an entry, as much of it as a report shows. */
export type ReportableLine = {
  linea: number
  item: string
  descripcion: string
  um: string
  cantidad: string
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
