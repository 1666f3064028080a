import type { BatchField } from '@enlace/contract/invoice-batches/fields.ts'
import { batchFields, fixedText } from '@enlace/contract/invoice-batches/fields.ts'
import type { BatchColumn, BatchFormat } from '@enlace/contract/invoice-batches/schemas.ts'
import { batchFaultTexts as faults } from '@enlace/contract/invoice-batches/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { InvoiceClass } from '@enlace/contract/invoices/limits.ts'
import {
  FlatFault,
  flatFile,
  type FlatFormat,
  flatLines,
  type FlatValue,
} from '@enlace/documents/flat-file.ts'
import { type BookCell, bookOf } from '@enlace/documents/workbook.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { sumMoney } from '@enlace/domain/money.ts'
import { Readable } from 'node:stream'
import type { BatchInvoice } from './queries.ts'

type Document = BatchInvoice['documento']
/** What a row is of: an invoice, with one of its lines or taxes. */
interface RowSource {
  invoice: BatchInvoice
  line?: Document['lineas'][number]
  tax?: Document['impuestos'][number]
}

/** The codes of the DIAN's annex 1.9, 13.1.3. */
const documentCodes: Readonly<Record<InvoiceClass, string>> = {
  factura: '01',
  exportacion: '02',
  contingencia: '03',
  nota_credito: '91',
  nota_debito: '92',
  // The company issues the supporting document for it.
  cuenta_cobro: '05',
}

const cells: Readonly<Record<'text' | 'date' | 'number', BookCell>> = {
  text: 'text',
  date: 'date',
  number: 'quantity',
}

/** Returns the rows of a file: its fields in the order of the columns. @throws Problem `invalid-fields`. */
export function rowsOf(
  { filas, columnas }: BatchFormat,
  invoices: readonly BatchInvoice[],
  number: number,
): FlatValue[][] {
  const sources = invoices.flatMap((invoice) => sourcesOf(filas, invoice))
  return sources.map((source, at) =>
    columnas.map(({ campo, texto }) =>
      campo === fixedText ? texto : valueOf(campo, source, { number, row: at + 1 }),
    ),
  )
}

function sourcesOf(rows: BatchFormat['filas'], invoice: BatchInvoice): RowSource[] {
  const { lineas, lineas_total: all, impuestos, numero } = invoice.documento
  if (rows === 'factura') return [{ invoice }]
  if (rows === 'impuesto') return impuestos.map((tax) => ({ invoice, tax }))
  // The portal keeps so many lines of a document and no more: a file without the others would be wrong.
  if (lineas.length < all)
    throw new Problem('invalid-fields', {}, { formato: fill(faults.lines, { numero, n: lineas.length }) })
  return lineas.map((line) => ({ invoice, line }))
}

function valueOf(
  field: BatchField,
  { invoice, line, tax }: RowSource,
  { number, row }: { number: number; row: number },
): FlatValue {
  const { documento } = invoice
  const [, prefix = '', consecutive = ''] = /^(.*?)(\d*)$/s.exec(documento.numero) ?? []
  const values: Readonly<Record<BatchField, FlatValue | undefined>> = {
    archivo: String(number),
    renglon: String(row),
    radicado: invoice.radicado,
    fecha_radicacion: dayOf(invoice.radicada_at),
    fecha_aceptacion: dayOf(invoice.decidida_at),
    tipo_documento: documentCodes[documento.clase],
    prefijo: prefix,
    consecutivo: consecutive,
    numero: documento.numero,
    cufe: documento.cufe,
    fecha_emision: documento.fecha_emision,
    fecha_vencimiento: documento.fecha_vencimiento,
    moneda: documento.moneda,
    nit: invoice.nit,
    dv: invoice.dv === null ? null : String(invoice.dv),
    proveedor: invoice.proveedor,
    proveedor_erp: invoice.proveedor_erp,
    sucursal: invoice.sucursal,
    sucursal_erp: invoice.sucursal_erp,
    orden: documento.orden,
    orden_erp: invoice.orden_erp,
    valor_bruto: documento.valor_bruto,
    descuentos: documento.descuentos,
    cargos: documento.cargos,
    anticipos: documento.anticipos,
    valor_iva: vatOf(documento),
    valor_impuestos: documento.valor_impuestos,
    valor_total: documento.valor_total,
    linea: line && String(line.linea),
    codigo: line?.codigo,
    descripcion: line?.descripcion,
    cantidad: line?.cantidad,
    unidad: line?.unidad,
    precio: line?.precio,
    valor_linea: line?.valor,
    impuesto: tax?.nombre,
    tarifa: tax?.tarifa,
    base: tax?.base,
    valor_impuesto: tax?.valor,
  }
  return values[field] ?? null
}

const dayOf = (at: string | null) => at && todayInBogota(new Date(at))

const vatOf = ({ impuestos }: Document) =>
  sumMoney(impuestos.filter(({ nombre }) => /^(iva|01)$/i.test(nombre.trim())).map(({ valor }) => valor))

const kindOf = (column: BatchColumn) => (column.campo === fixedText ? 'text' : batchFields[column.campo])

const flatOf = (format: BatchFormat): FlatFormat => ({
  isFixed: format.forma === 'ancho_fijo',
  separator: format.separador,
  decimalPoint: format.decimal,
  day: format.fecha,
  encoding: format.codificacion,
  hasHead: format.encabezado,
  columns: format.columnas.map((column) => ({
    header: column.titulo,
    kind: kindOf(column),
    decimals: column.decimales,
    hasSign: column.signo,
    width: column.ancho,
    isRight: column.a_la_derecha,
    filling: column.relleno,
  })),
})

/** Returns the lines of a preview; of a workbook its cells between bars. @throws Problem `invalid-fields`. */
export function previewOf(format: BatchFormat, invoices: readonly BatchInvoice[], most: number): string[] {
  const rows = rowsOf(format, invoices, 1).slice(0, most)
  const isBook = format.forma === 'excel'
  return told(() =>
    flatLines({ ...flatOf(format), ...(isBook && { separator: ' | ', hasHead: true }) }, rows),
  )
}

/** Returns a file with its ending and media type. @throws Problem `invalid-fields` where a figure does not fit. */
export function fileOf(format: BatchFormat, invoices: readonly BatchInvoice[], number: number) {
  const rows = rowsOf(format, invoices, number)
  if (format.forma !== 'excel') {
    const bytes = told(() => flatFile(flatOf(format), rows))
    const isTable = format.forma === 'separado'
    return {
      ending: isTable ? 'csv' : 'txt',
      mediaType: isTable ? 'text/csv' : 'text/plain',
      body: async () => Readable.from([bytes]),
    }
  }
  const columns = format.columnas.map((column) => ({ header: column.titulo, cell: cells[kindOf(column)] }))
  const sheet = {
    name: format.nombre.slice(0, 31),
    columns,
    rows: rows.map((row) => row.map((one) => one ?? '')),
  }
  return {
    ending: 'xlsx',
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    body: async () =>
      Readable.from(bookOf([sheet], { title: format.nombre, author: '', moment: new Date() })),
  }
}

function told<Made>(make: () => Made): Made {
  try {
    return make()
  } catch (fault) {
    if (!(fault instanceof FlatFault)) throw fault
    const { header: columna, value: valor } = fault
    throw new Problem('invalid-fields', {}, { formato: fill(faults.figure, { columna, valor }) })
  }
}
