import * as fields from '../core/words/field-texts.ts'

/** The lines of a document as a spreadsheet, and an order as a file for another system. */
export const linesTexts = {
  xlsx: 'Líneas en Excel',
  ubl: 'XML (UBL)',
  totalOf: fields.totalIn,
  supplier: 'Proveedor: {nombre} · NIT {nit}',
  company: 'Compañía: {nombre} · NIT {nit}',
  branch: 'Sucursal: {sucursal}',
  currency: 'Moneda: {moneda}',
  madeAt: 'Generado el {instant}',
  file: {
    'supplier-contracts': 'imputaciones-contrato',
    'purchase-order': 'lineas-orden',
    'purchase-tickets': 'lineas-entrada',
    'payments-made': 'facturas-pago',
    'notes-debit': 'cruces-nota',
  },
  ublFile: 'orden-ubl',
} as const
