import * as actions from '../core/words/action-texts.ts'
import * as fields from '../core/words/field-texts.ts'
import * as places from '../core/words/place-texts.ts'
import * as states from '../core/words/state-texts.ts'
import { fillFor } from './class-texts.ts'
import type { FindingWeight, InvoiceClass, InvoiceFileKind, IntakeAct, MatchResult } from './limits.ts'

/** The kinds of electronic documents, as a person names them. */
export const invoiceClassTexts: Readonly<Record<InvoiceClass, string>> = {
  factura: fields.electronicInvoice,
  exportacion: 'Factura de exportación',
  contingencia: 'Factura de contingencia',
  nota_credito: 'Nota crédito',
  nota_debito: 'Nota débito del proveedor',
  cuenta_cobro: fields.accountBill,
}

/** Returns what a document is called with its number. */
export const invoiceTitle = ({ clase, numero }: { clase: InvoiceClass; numero: string }): string =>
  fillFor({ clase }, '{Clase} {numero}', { numero })

/** The results of the match, in a word. */
export const matchResultTexts: Readonly<Record<MatchResult | 'sin_linea', string>> = {
  cuadra: 'Cuadra',
  dentro_de_tolerancia: 'En tolerancia',
  difiere: fields.doesNotMatch,
  sin_orden: 'Sin orden',
  sin_linea: 'Sin línea',
}

/** What was read in a document. */
export const invoiceDocumentTexts = {
  title: 'Datos de la {clase}',
  class: fields.document,
  seller: 'Emisor',
  buyer: 'Adquirente',
  party: '{nombre} · NIT {nit}',
  issued: 'Fecha de la {clase}',
  due: fields.due,
  order: fields.purchaseOrder,
  entries: places.purchaseTickets,
  invoices: 'Facturas que afecta',
  cufe: fields.cufe,
  notes: 'Notas',
  gross: fields.grossValue,
  discounts: fields.discounts,
  charges: fields.charges,
  advances: fields.advances,
  tax: '{nombre} {tarifa} %',
  withheld: '{nombre} informada',
  total: fields.totalValue,
  lines: 'Líneas de la {clase}',
  linesShown: 'Se muestran las primeras {n} de {total}. El archivo XML tiene todas.',
  line: fields.shortNumber,
  code: fields.code,
  description: fields.description,
  quantity: fields.quantity,
  unit: fields.unit,
  price: fields.unitPrice,
  value: fields.value,
} as const

/** Whether an annex that the company asks for is there. */
export const annexTexts = { there: states.delivered, missing: states.missing, optional: 'Opcional' } as const

/** What the checks found. */
export const findingsTexts = {
  title: 'Revisiones',
  none: 'Todas las revisiones pasaron.',
  weights: {
    rechaza: 'Impide radicar',
    advierte: 'Advertencia',
    informa: 'Información',
  } satisfies Readonly<Record<FindingWeight, string>>,
  where: '{donde} · {norma}',
} as const

/** The match beside its order and entries. */
export const matchScreenTexts = {
  title: 'Cuadre con la orden de compra',
  order: fields.purchaseOrder,
  entries: places.purchaseTickets,
  document: '{numero} del {fecha}',
  lines: 'Líneas comparadas',
  invoiced: fields.invoiced,
  pending: 'Por facturar',
  price: 'Precio facturado',
  agreed: 'Precio pactado',
  result: fields.result,
  noLine: fields.none,
} as const

/** When an invoice counts and is paid. */
export const timingScreenTexts = {
  title: 'Cuándo se paga',
  net: 'Neto estimado',
  rate: '{tipo} ({tarifa} %)',
  ratePerThousand: '{tipo} ({tarifa} ‰)',
} as const

/** The files, versions and history of an invoice. */
export const invoiceTrailTexts = {
  files: fields.files,
  noFiles: 'Aún no hay archivos.',
  kinds: {
    original: 'Documento electrónico',
    representacion: 'Representación gráfica',
    anexo: 'Anexo',
    soporte: fields.supportingDocument,
  } satisfies Readonly<Record<InvoiceFileKind, string>>,
  annexNamed: 'Anexo: {anexo}',
  fact: '{clase} · {size} · {at}',
  ofVersion: '{clase} · versión {version} · {size} · {at}',
  download: 'Descargar {nombre}',
  remove: actions.removeNombre,
  history: fields.history,
  acts: {
    radicada: states.handedIn,
    corregida: 'Documento corregido',
    reenviada: 'Radicada de nuevo',
    asignada: 'Asignada',
    aceptada: states.accepted,
    aceptada_por_regla: 'Aceptada por una regla',
    devuelta: states.returned,
    devuelta_por_regla: 'Devuelta por una regla',
    soporte: fields.supportingIssued,
  } satisfies Readonly<Record<IntakeAct, string>>,
  byWhom: fields.whenAndWho,
  reason: fields.reason,
  nextStep: 'Qué debe hacer',
} as const
