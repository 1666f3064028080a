import * as fields from '../../core/words/field-texts.ts'
import * as places from '../../core/words/place-texts.ts'
import * as sentences from '../../core/words/sentence-texts.ts'
import * as counts from '../../core/words/count-texts.ts'

/** Texts of the movements of an account (screens 2.2, Movimientos). */
export const movementsTexts = {
  title: 'Movimientos',
  description:
    'Movimientos que aumentaron o disminuyeron su saldo, documento por documento. Las facturas se suman por su valor neto (menos retenciones).',
  table: 'Movimientos de la cuenta',
  figures: 'Saldos del período',
  opening: 'Saldo inicial',
  openingDay: 'Al comenzar el {fecha}',
  openingFirst: 'Antes del primer documento',
  increases: 'Aumentos',
  increasesNote: 'Facturas y ajustes',
  decreases: 'Disminuciones',
  decreasesNote: 'Pagos, notas débito y ajustes',
  closing: 'Saldo final',
  closingDay: 'Al terminar el {fecha}',
  closingNow: 'A hoy, {fecha}',
  currency: fields.currency,
  windowAll: 'Todos los movimientos',
  windowDays: fields.lastDays,
  windowYear: 'Último año',
  date: fields.date,
  number: fields.document,
  kind: 'Movimiento',
  day: fields.date,
  value: fields.value,
  balance: fields.balance,
  invoiceDetail: 'Facturado {valor} menos retenciones {retenciones}',
  ofInvoice: fields.invoiceNumbered,
  ofInvoices: counts.invoicesCounted,
  adjustmentDetail: 'De la factura {numero}, sin documento en el portal',
  plus: '+',
  total: 'Saldo final',
  neverAny: sentences.noMovements,
  noneInRange: 'No hay movimientos en estas fechas.',
  seeAll: 'Ver todos los movimientos',
  pdf: 'PDF del estado de cuenta',
} as const

/** The kinds of movements in words. */
export const movementKindTexts = {
  'account-statements': places.invoice,
  'notes-debit': places.debitNote,
  'payments-made': places.payment,
  adjustment: 'Ajuste',
} as const
