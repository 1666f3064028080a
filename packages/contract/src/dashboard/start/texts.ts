import type { DocumentKind } from '../../documents/related.ts'
import type { AttentionName, StartFigures } from './schemas.ts'
import * as fields from '../../core/words/field-texts.ts'
import * as places from '../../core/words/place-texts.ts'
import { invoiceCount } from '../../core/words/count-texts.ts'

/** Texts of the start page (screens 2.1). */
export const startTexts = {
  title: places.home,
  figures: 'Dinero',
  documents: 'Documentos por atender',
  nextPayment: 'Próximo pago',
  nextPaymentNote: { one: '1 factura, el {fecha}', many: '{n} facturas, el {fecha}' },
  noNextPayment: 'Sin fecha estimada por la compañía',
  nothingPending: 'Sin facturas pendientes informadas',
  questions: 'Consultas abiertas',
  questionsToAnswer: { one: '1 espera su respuesta', many: '{n} esperan su respuesta' },
  questionsWaiting: 'Ninguna espera su respuesta',
  also: 'y {valor}',
  otherCurrency: '{rows}; {also}',
} as const

/** The tiles: what each counts, in words. */
export const figureTexts: Readonly<
  Record<keyof StartFigures, { label: string; count: { one: string; many: string } }>
> = {
  receivable: { label: 'Por cobrar', count: invoiceCount },
  overdue: { label: 'Vencidas', count: invoiceCount },
  dueSoon: { label: 'Por vencer en 30 días', count: invoiceCount },
  paidThisMonth: { label: 'Pagado este mes', count: { one: '1 pago', many: '{n} pagos' } },
  ordersToConfirm: {
    label: 'Órdenes de compra por confirmar',
    count: { one: '1 orden', many: '{n} órdenes' },
  },
  ticketsToInvoice: { label: 'Entradas sin factura', count: { one: '1 entrada', many: '{n} entradas' } },
}

/** What waits for the supplier, and what to do about it. */
export const attentionTexts = {
  title: 'Requiere su atención',
  none: 'No hay nada pendiente de su parte.',
} as const
export const attentionItemTexts: Readonly<
  Record<AttentionName, { one: string; many: string; advice: string }>
> = {
  paymentsReturned: {
    one: '1 pago devuelto por el banco',
    many: '{n} pagos devueltos por el banco',
    advice: 'Revise su cuenta bancaria con la compañía.',
  },
  invoicesRejected: {
    one: '1 factura rechazada',
    many: '{n} facturas rechazadas',
    advice: 'Vea el motivo, corrija y presente de nuevo.',
  },
  invoicesBlocked: {
    one: '1 factura bloqueada',
    many: '{n} facturas bloqueadas',
    advice: 'Vea el motivo: no se paga mientras siga así.',
  },
  questionsToAnswer: {
    one: '1 consulta espera su respuesta',
    many: '{n} consultas esperan su respuesta',
    advice: 'La compañía le respondió o le pidió algo más.',
  },
  communiquesToRead: {
    one: '1 comunicado por leer',
    many: '{n} comunicados por leer',
    advice: 'La compañía pide que confirme su lectura.',
  },
  documentsWrong: {
    one: '1 documento vencido o rechazado',
    many: '{n} documentos vencidos o rechazados',
    advice: 'Suba una versión nueva.',
  },
  documentsMissing: {
    one: '1 documento obligatorio por subir',
    many: '{n} documentos obligatorios por subir',
    advice: 'La compañía los exige a sus proveedores.',
  },
  bankAccountsMissing: {
    one: '1 sucursal sin cuenta bancaria',
    many: '{n} sucursales sin cuenta bancaria',
    advice: 'Pida el registro con la certificación del banco.',
  },
  ordersLate: {
    one: '1 orden de compra atrasada',
    many: '{n} órdenes de compra atrasadas',
    advice: 'Entregue lo pendiente o proponga otra fecha.',
  },
  ordersNew: {
    one: '1 orden de compra nueva',
    many: '{n} órdenes de compra nuevas',
    advice: 'Por ver y confirmar.',
  },
  ticketsWithDifference: {
    one: '1 entrada con diferencia',
    many: '{n} entradas con diferencia',
    advice: 'Lo recibido no coincide con lo pedido o facturado.',
  },
}

/** What happened lately. */
export const activityTexts = {
  title: 'Actividad de los últimos 30 días',
  none: 'No hubo movimientos en los últimos 30 días.',
  newest: 'Los {n} más recientes de {total}',
} as const
export const activityCountTexts: Readonly<Record<DocumentKind, { one: string; many: string }>> = {
  'supplier-contracts': { one: '1 contrato', many: '{n} contratos' },
  'purchase-order': { one: '1 orden', many: '{n} órdenes' },
  'purchase-tickets': { one: '1 entrada', many: '{n} entradas' },
  'account-statements': invoiceCount,
  'notes-debit': { one: '1 nota débito', many: '{n} notas débito' },
  'payments-made': { one: '1 pago', many: '{n} pagos' },
}

/** When money comes. */
export const calendarTexts = {
  title: 'Pagos esperados',
  currency: fields.currency,
  caption: 'Por día, en {moneda}',
  today: 'hoy',
  holiday: '{day}, festivo',
  dayOff: '{day}, la compañía no trabaja: {reason}',
  dayOffUnnamed: '{day}, la compañía no trabaja',
  day: '{weekday} {date}',
  none: 'La compañía no ha informado facturas pendientes de pago.',
  later: 'Después del {fecha}',
  delayed: 'Con fecha ya pasada, sin pagar',
  undated: 'Sin fecha estimada',
  total: 'Total por cobrar',
  showTable: 'Ver todas las fechas en una tabla',
  table: 'Pagos esperados en {moneda}',
  date: fields.date,
  invoices: places.invoices,
  amount: fields.value,
  estimated: 'Son fechas estimadas por la compañía; pueden cambiar.',
} as const

/** Large amounts in the little room of a day. */
export const shortAmountTexts = { thousands: '{n} mil', millions: '{n} M', whole: '{n}' } as const

/** The company's newest post, or the communiqué that waits. */
export const latestPostTexts = {
  title: 'Del blog',
  all: 'Ver el blog',
  communique: 'Comunicado',
  pending: 'Pendiente de su lectura',
} as const
