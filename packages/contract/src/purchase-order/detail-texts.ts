import * as fields from '../core/words/field-texts.ts'
import * as places from '../core/words/place-texts.ts'

/** Texts of one order's page (screens 2.4). */
export const purchaseOrderTexts = {
  values: 'Datos de la orden',
  buyer: fields.buyer,
  lines: 'Líneas de la orden',
  linesTab: fields.lines,
  entriesTab: 'Entradas',
  noEntries: 'Aún no hay entradas de almacén de esta orden.',
  invoicesTab: places.invoices,
  invoices: 'Facturas, notas y pagos',
  noInvoices: 'Aún no hay facturas de esta orden.',
} as const
