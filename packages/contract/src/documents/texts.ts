import * as fields from '../core/words/field-texts.ts'

/** The texts of every document's page. */
export const documentTexts = {
  breadcrumb: 'Ubicación',
  print: 'Imprimir',
  ask: 'Preguntar por este documento',
  branch: fields.branch,
  related: 'Documentos relacionados',
  noRelated: 'No hay documentos relacionados.',
  sameBusiness: 'De la misma compra',
  showAll: 'Ver los {n}',
  firstRelated: 'Se muestran los primeros {n}.',
  parts: 'Partes del documento',
  totals: 'Totales',
  tax: fields.vat,
} as const
