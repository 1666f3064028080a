import * as fields from '../core/words/field-texts.ts'
import * as places from '../core/words/place-texts.ts'
import * as states from '../core/words/state-texts.ts'
import { invoiceCount } from '../core/words/count-texts.ts'

/** The steps of an invoice as a table on its paper. */
export const invoicePaperTexts = {
  step: 'Paso',
  date: fields.date,
  none: 'La compañía no ha informado fechas de esta factura.',
  reason: 'Motivo informado por la compañía: {motivo}.',
} as const

/** The statement of account on paper (screens 2.2). */
export const statementPaperTexts = {
  title: places.accountStatement,
  cutOff: 'Con corte al {fecha}',
  currency: 'Cuenta en {moneda}',
  total: 'Saldo total',
  overdue: 'Vencido',
  current: states.current,
  ageing: 'Saldo por edades',
  invoices: invoiceCount,
  open: places.pendingInvoices,
  openNote: 'Valores en {moneda}.',
  openCut: 'Valores en {moneda}. Se listan las {shown} que vencen primero; el total incluye las {total}.',
  noOpen: 'La compañía no ha informado facturas pendientes en esta moneda.',
  movements: 'Movimientos del {from} al {to}',
  movementsNote:
    'Valores en {moneda}. La factura aumenta el saldo por su neto (valor menos retenciones); el pago y la nota débito lo disminuyen.',
  movementsCut:
    'Valores en {moneda}. El período tiene {total} {total:movimiento|movimientos} y se muestran los primeros {shown}: elija un período más corto para verlos todos. El saldo final es el del período completo.',
  noMovements: 'No hubo movimientos en el período.',
  opening: 'Saldo inicial',
  closing: 'Saldo final',
  empty: 'La compañía no ha informado facturas pendientes ni movimientos en el período.',
  note: 'Este estado de cuenta muestra los datos registrados por {company} en su portal de proveedores al {instant}. Si un documento no coincide con su contabilidad, consulte a la compañía.',
  file: 'estado-de-cuenta',
} as const

/** The columns of the statement's two tables. */
export const statementPaperColumns = {
  invoice: places.invoice,
  date: 'Fecha factura',
  due: fields.due,
  days: 'Días vencidos',
  state: fields.state,
  value: fields.invoicedValue,
  balance: fields.balance,
  day: fields.date,
  movement: 'Movimiento',
  document: fields.document,
  adds: 'Aumenta',
  takes: 'Disminuye',
} as const

/** The movements of the balance. */
export const movementPaperTexts = {
  'account-statements': places.invoice,
  'notes-debit': places.debitNote,
  'payments-made': places.payment,
  adjustment: 'Ajuste de la compañía',
} as const
