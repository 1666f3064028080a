import * as fields from '../core/words/field-texts.ts'
import * as places from '../core/words/place-texts.ts'
import * as states from '../core/words/state-texts.ts'
import * as counts from '../core/words/count-texts.ts'

/** The steps of a document from order to payment, shared by all kinds, with their names. */
export const roadTexts = {
  title: 'Camino al pago',
  'purchase-order': fields.purchaseOrder,
  'purchase-tickets': 'Entrada',
  'account-statements': places.invoice,
  'notes-debit': places.debitNote,
  scheduled: states.scheduled,
  paid: states.paid,
  applied: 'Aplicada',
  done: 'cumplido',
  current: 'en curso',
  stopped: 'detenido',
  todo: 'pendiente',
  orders: '{n} {n:orden|órdenes}',
  tickets: '{n} {n:entrada|entradas}',
  invoices: counts.invoicesCounted,
  scheduledOf: '{n} de {total} {total:factura|facturas}',
  paidOf: '{n} de {total} {total:factura|facturas}',
  received: 'Recibido {percent} %',
} as const
