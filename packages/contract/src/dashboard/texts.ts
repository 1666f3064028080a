import type { DashboardKind, DashboardPeriod } from './schemas.ts'
import * as actions from '../core/words/action-texts.ts'
import * as fields from '../core/words/field-texts.ts'
import * as places from '../core/words/place-texts.ts'

/** The figures of the company and its suppliers. */
export const dashboardTexts = {
  title: 'Indicadores del portal',
  period: fields.period,
  range: 'Del {desde} al {hasta}',
  failed: 'No se pudieron consultar las cifras. El resto de la página está disponible.',
  retry: actions.retry,
  figures: 'Cifras principales',
  active: 'Proveedores activos',
  activeNote: 'de {total} en la compañía',
  entered: 'Proveedores que iniciaron sesión',
  enteredNote: '{personas}, {ingresos}',
  enteredPersons: { one: '1 persona', many: '{n} personas' },
  enteredTimes: { one: '1 inicio de sesión', many: '{n} inicios de sesión' },
  downloads: 'Certificados descargados',
  days: 'Días para pagar',
  daysNote: 'en {n} {n:factura pagada|facturas pagadas}',
  fair: 'Plazo justo',
  fairNote: 'pagado a tiempo a mipymes',
  /** Unlike the pending tasks, which count objections and proposals separately. */
  questions: 'Consultas, objeciones y novedades',
  questionsNone: 'ninguna sin responder',
  questionsNote: 'sin responder; la más antigua, del {fecha}',
  none: 'Sin datos',
  nothingYet: 'Sin registros en el período.',
  percent: fields.perCent,
  table: actions.seeAsTable,
  month: fields.month,
  state: fields.state,
  share: 'Parte del total',
  documents: places.documents,
  documentsOf: '{clase}: {n}',
  documentsIntro: 'Según su fecha, dentro del período.',
  noDocuments: 'No hay documentos en el período.',
  suppliers: 'Proveedores por estado',
  suppliersCount: places.suppliers,
  suppliersScale: '{n} en total, hoy',
  entriesChart: 'Inicios de sesión por mes',
  entriesCount: 'Inicios de sesión',
  downloadsChart: 'Certificados descargados por mes',
  downloadsCount: 'Descargas',
  daysChart: 'Días promedio entre el recibo y el pago, por mes',
  daysCount: 'Días',
  fairTitle: 'Plazo justo (Ley 2024 de 2020)',
  fairIntro:
    'Las facturas de micro, pequeñas y medianas empresas se pagan en {dias} {dias:día|días} calendario desde su recibo. El pago anterior al plazo cuenta como cumplido.',
  fairTable: 'Cumplimiento del plazo justo',
  fairWhat: places.invoices,
  fairCount: 'Cuántas',
  fairInTime: 'Pagadas a tiempo',
  fairLate: 'Pagadas tarde',
  fairOpen: 'Vencidas sin pagar',
  fairUnknown: 'Pagadas a proveedores sin tamaño registrado (no se cuentan)',
  seeEntries: 'Ver los inicios de sesión',
  seeDownloads: 'Ver las descargas',
} as const

/** The selectable periods. */
export const dashboardPeriodTexts: Readonly<Record<DashboardPeriod, string>> = {
  '30': 'Últimos 30 días',
  '90': 'Últimos 90 días',
  '365': 'Últimos 12 meses',
  anio: 'Este año',
  'anio-anterior': 'El año anterior',
}

/** The names of the kinds of documents. */
export const dashboardKindTexts: Readonly<Record<DashboardKind, string>> = {
  'account-statements': places.invoices,
  'purchase-order': places.purchaseOrders,
  'purchase-tickets': places.purchaseTickets,
  'notes-debit': places.debitNotes,
}

/** Months, short and long. */
export const dashboardMonthTexts = [
  { short: 'ene', long: 'enero' },
  { short: 'feb', long: 'febrero' },
  { short: 'mar', long: 'marzo' },
  { short: 'abr', long: 'abril' },
  { short: 'may', long: 'mayo' },
  { short: 'jun', long: 'junio' },
  { short: 'jul', long: 'julio' },
  { short: 'ago', long: 'agosto' },
  { short: 'sep', long: 'septiembre' },
  { short: 'oct', long: 'octubre' },
  { short: 'nov', long: 'noviembre' },
  { short: 'dic', long: 'diciembre' },
] as const
