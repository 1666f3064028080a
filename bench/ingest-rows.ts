import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Mapping } from '../packages/importer/src/core/mapping/mapping.ts'
import { addDays, calendarDate } from '../packages/domain/src/calendar-date.ts'
import { checkDigit } from '../packages/domain/src/nit.ts'

/** The company whose statements are loaded, and how many suppliers it has. */
export const ingestedCompany = 900
export const suppliers = 10_000

/** The formats in which the rows lie on the disk: two that are loaded, and what bare `COPY` takes. */
export type IngestFormat = 'csv' | 'ndjson' | 'copy'

/** How many rows differ from those of the file before: each so-manieth has another balance. */
export interface IngestRows {
  count: number
  /** Every so-manieth row has another balance; none where it is missing. */
  changedEach?: number
}

const header = [
  'NIT',
  'Factura',
  'Fecha factura',
  'Vencimiento',
  'Condición de pago',
  'Subtotal',
  'IVA',
  'Valor',
  'Saldo',
] as const

/** The mapping by which the files are read: dates with the day first, a decimal point. */
export const ingestMapping: Mapping = {
  source: 'Medida',
  company: null,
  parts: {
    'account-statements': {
      file: 'cartera.csv',
      fields: {
        nit: { column: 'NIT', kind: 'nit' },
        factura: { column: 'Factura', kind: 'code' },
        fecha: { column: 'Fecha factura', kind: 'date', dateOrder: 'dmy' },
        vencimiento: { column: 'Vencimiento', kind: 'date', dateOrder: 'dmy' },
        condicion_pago: { column: 'Condición de pago', kind: 'text' },
        bruto: { column: 'Subtotal', kind: 'money', decimalMark: '.' },
        iva: { column: 'IVA', kind: 'money', decimalMark: '.' },
        valor: { column: 'Valor', kind: 'money', decimalMark: '.' },
        saldo: { column: 'Saldo', kind: 'money', decimalMark: '.' },
      },
    },
  },
  rules: {
    foreignPrefix: null,
    branch: { codigo: '001', nombre: 'Principal' },
    orderTypes: {},
    purchaseClasses: [],
    dueDays: 30,
    settlement: 'open',
    picture: 'changes',
    usualTaxRates: [],
    usualAdjustment: '1',
  },
}

/** The columns that bare `COPY` fills: those that the load writes, with the same values. */
export const copiedColumns = [
  'company_id',
  'third_party_id',
  'third_id',
  'erp_key',
  'factura_cliente',
  'condicion_pago',
  'fecha_factura',
  'fecha_vencimiento',
  'estado',
  'estado_programacion_pago',
  'moneda',
  'valor_bruto',
  'valor_iva',
  'valor_facturado',
  'saldo_total',
]

/** The NIT of a supplier by its number, without its check digit. */
export const nitOf = (supplier: number) => String(700_000_000 + supplier)

/** The id of a supplier and of its one branch account. */
export const idOf = (supplier: number) => 2_000_000 + supplier

/** Writes the rows as a file, always the same; nothing of it is held. */
export async function writeRows(path: string, format: IngestFormat, rows: IngestRows): Promise<void> {
  await pipeline(Readable.from(linesOf(format, rows)), createWriteStream(path))
}

function* linesOf(format: IngestFormat, { count, changedEach = Infinity }: IngestRows): Generator<string> {
  const first = calendarDate('2024-01-01')
  const days = Array.from({ length: 800 }, (_, day) => addDays(first, day))
  const digits = Array.from({ length: suppliers }, (_, supplier) => checkDigit(nitOf(supplier)))
  let text = format === 'csv' ? `${header.join(';')}\r\n` : ''
  for (let n = 0; n < count; n++) {
    // In the order of their days, as an ERP writes them; the suppliers come mixed.
    const supplier = (n * 7919) % suppliers
    const day = Math.floor((n / count) * 700)
    const net = 1000 + ((n * 31) % 9_999_991)
    const tax = Math.round(net * 19)
    const value = net * 100 + tax
    const isOpen = n % 3 !== 0
    const isChanged = n % changedEach === 0
    const row: Row = {
      supplier,
      digit: digits[supplier] ?? 0,
      number: `FE-${n}`,
      issued: days[day] ?? first,
      due: days[day + 30] ?? first,
      net: `${net}.00`,
      tax: cents(tax),
      value: cents(value),
      balance: isChanged ? '12.34' : cents(isOpen ? value : 0),
      isOpen: isOpen || isChanged,
    }
    text += writers[format](row)
    if (text.length < 65_536) continue
    yield text
    text = ''
  }
  yield text
}

interface Row {
  supplier: number
  digit: number
  number: string
  issued: string
  due: string
  net: string
  tax: string
  value: string
  balance: string
  isOpen: boolean
}

const cents = (amount: number) => `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`
const stroked = (day: string) => `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`
const cellsOf = (row: Row) => [
  `${nitOf(row.supplier)}-${row.digit}`,
  row.number,
  stroked(row.issued),
  stroked(row.due),
  '30 días',
  row.net,
  row.tax,
  row.value,
  row.balance,
]

const writers: Record<IngestFormat, (row: Row) => string> = {
  csv: (row) => `${cellsOf(row).join(';')}\r\n`,
  ndjson: (row) =>
    `${JSON.stringify(Object.fromEntries(cellsOf(row).map((cell, at) => [header[at] ?? '', at < 5 ? cell : Number(cell)])))}\n`,
  copy: ({ supplier, number, issued, due, net, tax, value, balance, isOpen }) => {
    const [id, key] = [idOf(supplier), `${nitOf(supplier)}|${number}`]
    const states = isOpen ? 'recibida\tsin_programar' : 'pagada\tpagada'
    const owner = `${ingestedCompany}\t${id}\t${id}\t${key}`
    return `${owner}\t${number}\t30 días\t${issued}\t${due}\t${states}\tCOP\t${net}\t${tax}\t${value}\t${balance}\n`
  },
}
