import { compareDates } from '@enlace/domain/calendar-date.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { Random } from '../core/random.ts'
import type { History, Invoice } from './documents.ts'

/** Numbers the buyer's documents, `CO-TYPE-NNNNNNNN`, rising with the date over all suppliers. */
export function numberDocuments(histories: readonly History[], random: Random): void {
  const orders = histories.flatMap((history) => history.orders)
  const tickets = histories.flatMap((history) => history.tickets)
  numberAll(orders, 'OC', ({ site }) => site.plant.centro, random)
  numberAll(tickets, 'EA', ({ order }) => order.site.plant.centro, random)
  numberAll(
    histories.flatMap((history) => history.notes),
    'ND',
    ({ invoice }) => invoice.site.plant.centro,
    random,
  )
  numberAll(
    histories.flatMap((history) => history.payments),
    'CE',
    ({ site }) => site.plant.centro,
    random,
  )
}

interface Numbered {
  fecha: CalendarDate
  numero: string
}

function numberAll<Document extends Numbered>(
  documents: readonly Document[],
  type: string,
  centroOf: (document: Document) => string,
  random: Random,
): void {
  const last = new Map<string, number>()
  for (const document of documents.toSorted((one, other) => compareDates(one.fecha, other.fecha))) {
    const centro = centroOf(document)
    const consecutive = (last.get(centro) ?? random.integer(1_200, 6_800)) + random.integer(1, 3)
    last.set(centro, consecutive)
    document.numero = `${centro}-${type}-${String(consecutive).padStart(8, '0')}`
  }
}

/** Numbers a supplier's invoices: one series per branch, with gaps for its other customers. */
export function numberInvoices(invoices: readonly Invoice[], random: Random): void {
  const last = new Map<string, number>()
  for (const invoice of invoices.toSorted((one, other) =>
    compareDates(one.fecha_proveedor, other.fecha_proveedor),
  )) {
    const prefix = invoice.fate === 'credit' ? `NC${invoice.site.prefix.slice(2)}` : invoice.site.prefix
    const consecutive = (last.get(prefix) ?? random.integer(300, 9_000)) + random.integer(1, 9)
    last.set(prefix, consecutive)
    invoice.factura = `${prefix}-${String(consecutive).padStart(6, '0')}`
  }
}
