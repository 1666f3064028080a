import * as fields from '../core/words/field-texts.ts'

/** The texts of every document's page. */
export const documentTexts = {
  breadcrumb: 'Ubicación',
  print: 'Imprimir',
  ask: 'Preguntar por este documento',
  branch: fields.branch,
  currencies: 'Moneda de las cifras',
  related: 'Documentos relacionados',
  noRelated: 'No hay documentos relacionados.',
  sameBusiness: 'De la misma compra',
  showAll: 'Ver los {n}',
  firstRelated: 'Se muestran los primeros {n}.',
  parts: 'Partes del documento',
  totals: 'Totales',
  tax: fields.vat,
} as const

/** A related document by its kind and number. */
export const relatedTexts = {
  'supplier-contracts': 'Contrato {numero}',
  'purchase-order': 'Orden de compra {numero}',
  'purchase-tickets': 'Entrada de almacén {numero}',
  'account-statements': fields.invoiceNumbered,
  'notes-debit': 'Nota débito {numero}',
  'payments-made': 'Pago {numero}',
} as const
