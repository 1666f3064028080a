import * as places from '../../core/words/place-texts.ts'
import { ownListTexts } from '../../core/reconcile/texts.ts'
import * as fields from '../../core/words/field-texts.ts'

/** Texts of the reconciliation of a supplier's own list with the company's invoices. */
export const reconcileTexts = {
  ...ownListTexts,
  title: places.reconcileStatement,
  description: 'Compare su cartera con la de la compañía, factura por factura.',
  file: 'Archivo de su cartera',
  fileHint:
    'Excel (XLSX, XLS) o CSV, hasta {megabytes} MB y 20.000 renglones, con el número y el valor de cada factura.',
  privacy: 'Su archivo se usa solo para esta comparación: no se guarda y la compañía no lo ve.',
  unknownColumns: 'Indique qué columna tiene el número de la factura y cuál el valor.',
  valor: fields.value,
  moneda: fields.currency,
  compara: 'Comparar con',
  saldo: 'Saldo pendiente en la compañía',
  facturado: fields.invoicedValue,
  table: 'Comparación de facturas',
  state: 'Estado en la compañía',
  allMatch: 'Todo coincide: no hay diferencias entre su archivo y la compañía.',
  workbookName: 'conciliacion-{fecha}.xlsx',
} as const
