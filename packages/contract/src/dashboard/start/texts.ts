import type { DocumentKind } from '../../documents/related/kinds.ts'
import type { AttentionName, StartFigures } from './schemas.ts'
import * as fields from '../../core/words/field-texts.ts'
import * as places from '../../core/words/place-texts.ts'
import { invoiceCount } from '../../core/words/count-texts.ts'
import * as counts from '../../core/words/count-texts.ts'

/** Texts of the start page (screens 2.1). */
export const startTexts = {
  title: places.home,
  figures: 'Cifras principales',
  nextPayment: 'Próximo pago',
  nextPaymentNote: { one: '1 factura, el {fecha}', many: '{n} facturas, el {fecha}' },
  noNextPayment: 'Sin fecha estimada por la compañía',
  nothingPending: 'Sin facturas pendientes informadas',
  questions: 'Consultas abiertas',
  questionsToAnswer: { one: '1 espera su respuesta', many: '{n} esperan su respuesta' },
  questionsWaiting: 'Ninguna espera su respuesta',
  newCertificates: 'Certificados nuevos',
  certificatesToTake: 'Por descargar',
  certificatesTaken: 'Ninguno por descargar',
  also: 'y {valor}',
  otherCurrency: '{rows}; {also}',
} as const

/** The tiles, each with the name of what it counts. */
export const figureTexts: Readonly<
  Record<keyof StartFigures, { label: string; count: { one: string; many: string } }>
> = {
  receivable: { label: 'Por cobrar', count: invoiceCount },
  overdue: { label: 'Vencidas', count: invoiceCount },
  dueSoon: { label: 'Por vencer en 30 días', count: invoiceCount },
  paidThisMonth: { label: 'Pagado este mes', count: { one: '1 pago', many: '{n} pagos' } },
  ordersToConfirm: {
    label: 'Órdenes por confirmar',
    count: { one: '1 orden', many: '{n} órdenes' },
  },
  ticketsToInvoice: { label: 'Entradas sin factura', count: { one: '1 entrada', many: '{n} entradas' } },
}

/** The pending tasks: what is pending since when, what to do, and where. */
export const attentionTexts = {
  title: 'Requiere su atención',
  none: 'No tiene tareas pendientes.',
} as const
export const attentionItemTexts: Readonly<
  Record<AttentionName, { one: string; many: string; since: string; advice: string; action: string }>
> = {
  paymentsReturned: {
    one: '1 pago devuelto por el banco',
    many: '{n} pagos devueltos por el banco',
    since: 'desde el {fecha}',
    advice: 'Revise su cuenta bancaria con la compañía.',
    action: 'Ver los pagos',
  },
  bankAccountsMissing: {
    one: '1 sucursal sin cuenta bancaria',
    many: '{n} sucursales sin cuenta bancaria',
    since: '',
    advice: 'Solicite el registro con la certificación bancaria.',
    action: 'Registrar la cuenta',
  },
  invoicesRejected: {
    one: '1 factura rechazada',
    many: '{n} facturas rechazadas',
    since: 'la más antigua vence el {fecha}',
    advice: 'Revise el motivo, corrija la factura y radíquela de nuevo.',
    action: 'Ver los motivos',
  },
  invoicesBlocked: {
    one: '1 factura bloqueada',
    many: '{n} facturas bloqueadas',
    since: 'la más antigua vence el {fecha}',
    advice: 'Revise el motivo: la factura no se paga mientras esté bloqueada.',
    action: 'Ver las bloqueadas',
  },
  ordersLate: {
    one: '1 orden de compra atrasada',
    many: '{n} órdenes de compra atrasadas',
    since: 'la más antigua era para el {fecha}',
    advice: 'Entregue lo pendiente o proponga otra fecha.',
    action: 'Ver las atrasadas',
  },
  documentsWrong: {
    one: '1 documento vencido o rechazado',
    many: '{n} documentos vencidos o rechazados',
    since: '',
    advice: 'Suba una versión nueva.',
    action: 'Actualizar',
  },
  documentsMissing: {
    one: '1 documento obligatorio por subir',
    many: '{n} documentos obligatorios por subir',
    since: '',
    advice: 'La compañía los exige a sus proveedores.',
    action: 'Subir',
  },
  questionsToAnswer: {
    one: '1 consulta espera su respuesta',
    many: '{n} consultas esperan su respuesta',
    since: '',
    advice: 'La compañía le respondió o le pidió más información.',
    action: 'Ver y responder',
  },
  ticketsWithDifference: {
    one: '1 entrada con diferencia',
    many: '{n} entradas con diferencia',
    since: 'la más antigua es del {fecha}',
    advice: 'Lo recibido no coincide con lo pedido o facturado.',
    action: 'Ver las diferencias',
  },
  ordersNew: {
    one: '1 orden de compra nueva',
    many: '{n} órdenes de compra nuevas',
    since: 'la primera es para el {fecha}',
    advice: 'Por ver y confirmar.',
    action: 'Ver y confirmar',
  },
  communiquesToRead: {
    one: '1 comunicado por leer',
    many: '{n} comunicados por leer',
    since: '',
    advice: 'La compañía pide que confirme su lectura.',
    action: 'Leer',
  },
}

/** The recent activity. */
export const activityTexts = {
  title: 'Actividad de los últimos 30 días',
  none: 'No hubo movimientos en los últimos 30 días.',
  today: 'Hoy, {fecha}',
  yesterday: 'Ayer, {fecha}',
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

/** The calendar of expected payments. */
export const calendarTexts = {
  title: 'Pagos esperados',
  currency: fields.currency,
  caption: 'Por día, en {moneda}',
  today: counts.today,
  holiday: '{day}, festivo',
  dayOff: '{day}, la compañía no trabaja: {reason}',
  dayOffUnnamed: '{day}, la compañía no trabaja',
  day: '{weekday} {date}',
  none: 'La compañía no ha informado facturas pendientes de pago.',
  later: 'Después del {fecha}',
  delayed: 'Con fecha vencida, sin pagar',
  undated: 'Sin fecha estimada',
  total: 'Total por cobrar',
  showTable: 'Ver todas las fechas en una tabla',
  table: 'Pagos esperados en {moneda}',
  date: fields.date,
  invoices: places.invoices,
  amount: fields.value,
  estimated: 'Son fechas estimadas por la compañía; pueden cambiar.',
} as const

/** Short forms of large amounts, for the cells of a calendar. */
export const shortAmountTexts = { thousands: '{n} mil', millions: '{n} M', whole: '{n}' } as const

/** The company's newest post, or the pending communiqué. */
export const latestPostTexts = {
  title: 'Del blog',
  all: 'Ver el blog',
  communique: 'Comunicado',
  pending: 'Pendiente de su lectura',
} as const
