import * as places from '../../core/words/place-texts.ts'
import { ownListTexts } from '../../core/reconcile/texts.ts'
import * as fields from '../../core/words/field-texts.ts'

/** Texts of the comparison of a supplier's own list with the withholdings behind a certificate. */
export const certificateReconcileTexts = {
  ...ownListTexts,
  title: places.reconcileWithholdings,
  description: 'Compare sus libros con las retenciones de un certificado, factura por factura.',
  against: 'Comparar con',
  file: 'Archivo con sus retenciones',
  fileHint:
    'Excel (XLSX, XLS) o CSV, hasta {megabytes} MB y 20.000 renglones, con el número de cada factura y el valor retenido.',
  privacy: 'Su archivo se usa solo para esta comparación: no se guarda y la compañía no lo ve.',
  unknownColumns: 'Indique qué columna tiene el número de la factura y cuál el valor retenido.',
  valor: fields.withheldValue,
  base: fields.base,
  table: 'Comparación de retenciones',
  concept: 'Concepto en la compañía',
  baseDiffers: 'La base difiere: {own} en su archivo, {company} en la compañía',
  ownBase: 'Base en su archivo',
  companyBase: 'Base en la compañía',
  nothingToCompare: 'Aún no hay certificados con los que comparar.',
  allMatch: 'Todo coincide: no hay diferencias entre su archivo y las retenciones del certificado.',
  workbookName: 'conciliacion-retenciones-{fecha}.xlsx',
  workbookOf: 'Comparado con: {certificado}',
} as const
