import * as fields from '../core/words/field-texts.ts'

/** The texts of every paper of a company. */
export const paperTexts = {
  nit: fields.nitNumbered,
  foot: 'Generado por el portal de {company} en {address}',
  page: fields.pageOf,
  supplier: fields.supplier,
  supplierNit: 'NIT del proveedor',
  branch: fields.branch,
  branches: fields.branches,
  moreBranches: '{names} y {n} más',
  dataAsOf: 'Datos al',
  noCutOff: 'La compañía no ha informado la fecha de corte',
  instant: '{instant} (hora de Colombia)',
  amountsIn: 'Valores en {moneda}.',
  informative:
    'Este documento reproduce los datos registrados por {company} en su portal de proveedores al {instant}. No reemplaza la factura electrónica ni los documentos contables originales.',
  fileName: '{kind}-{numero}.pdf',
} as const

/** The names of the document kinds on paper and in file names. */
export const documentPaperTexts = {
  'supplier-contracts': { title: 'Contrato {numero}', file: 'contrato' },
  'purchase-order': { title: 'Orden de compra {numero}', file: 'orden-de-compra' },
  'purchase-tickets': { title: 'Entrada de almacén {numero}', file: 'entrada-de-almacen' },
  'account-statements': { title: fields.invoiceNumbered, file: 'factura' },
  'notes-debit': { title: 'Nota débito {numero}', file: 'nota-debito' },
  'payments-made': { title: 'Comprobante de egreso {numero}', file: 'comprobante-de-egreso' },
} as const

/** The related documents, as a table on a document's paper. */
export const relatedPaperTexts = {
  document: fields.document,
  date: fields.date,
  state: fields.state,
  value: fields.value,
} as const

/** The button that downloads a document as a PDF. */
export const pdfButtonTexts = {
  download: 'Descargar PDF',
  voucher: 'Descargar comprobante (PDF)',
} as const

/** The names of currencies; others are shown by their code. */
export const currencyNames: Readonly<Record<string, string>> = {
  COP: 'pesos colombianos (COP)',
  USD: 'dólares estadounidenses (USD)',
  EUR: 'euros (EUR)',
}
