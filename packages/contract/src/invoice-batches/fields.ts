/** What a column of a file for the ERP can hold, with its kind, in the order in which the choice offers it. */
export const batchFields = {
  archivo: 'number',
  renglon: 'number',
  radicado: 'text',
  fecha_radicacion: 'date',
  fecha_aceptacion: 'date',
  tipo_documento: 'text',
  prefijo: 'text',
  consecutivo: 'text',
  numero: 'text',
  cufe: 'text',
  fecha_emision: 'date',
  fecha_vencimiento: 'date',
  moneda: 'text',
  nit: 'text',
  dv: 'text',
  proveedor: 'text',
  proveedor_erp: 'text',
  sucursal: 'text',
  sucursal_erp: 'text',
  orden: 'text',
  orden_erp: 'text',
  valor_bruto: 'number',
  descuentos: 'number',
  cargos: 'number',
  anticipos: 'number',
  valor_iva: 'number',
  valor_impuestos: 'number',
  valor_total: 'number',
  linea: 'number',
  codigo: 'text',
  descripcion: 'text',
  cantidad: 'number',
  unidad: 'text',
  precio: 'number',
  valor_linea: 'number',
  impuesto: 'text',
  tarifa: 'number',
  base: 'number',
  valor_impuesto: 'number',
} as const
export type BatchField = keyof typeof batchFields

/** What a file has a row for: an invoice, a line of an invoice, or a tax of an invoice. */
export const batchRows = ['factura', 'linea', 'impuesto'] as const
export type BatchRows = (typeof batchRows)[number]

/** The fields that only files with a row for each line, or for each tax, have. */
const ofLines: readonly string[] = [
  'linea',
  'codigo',
  'descripcion',
  'cantidad',
  'unidad',
  'precio',
  'valor_linea',
]
const ofTaxes: readonly string[] = ['impuesto', 'tarifa', 'base', 'valor_impuesto']

/** Whether a file with such rows has a field. */
export const hasField = (rows: BatchRows, field: BatchField): boolean =>
  (rows === 'linea' || !ofLines.includes(field)) && (rows === 'impuesto' || !ofTaxes.includes(field))

/** A column that holds the same text in every row. */
export const fixedText = 'texto_fijo'
