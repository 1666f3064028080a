import { loadedInvoices } from '@enlace/contract/account-statements/loaded.ts'
import { CopiedRows } from '@enlace/database/load/copied-rows.ts'
import {
  listedStatementsLoad,
  type ListedStatementRow,
} from '@enlace/database/load/tables/account-statements.ts'
import { addDays, compareDates, type CalendarDate } from '@enlace/domain/calendar-date.ts'
import {
  addMoney,
  compareMoney,
  formatMoney,
  isNegativeMoney,
  isZeroMoney,
  type Money,
} from '@enlace/domain/money.ts'
import type { Findings } from '../../core/findings/finding.ts'
import { KeySet } from '../../core/text/key-set.ts'
import { readKept } from '../../core/records/kept-fields.ts'
import type { NamedSuppliers } from '../../core/documents/known-supplier.ts'
import { readState } from '../../core/documents/listed-fields.ts'
import type { Mapping, PartMapping } from '../../core/mapping/mapping.ts'
import { readCurrency, readMoney } from '../../core/records/read-money.ts'
import { eachRecord, type CountRead, type RecordReader } from '../../core/records/record-reader.ts'
import type { SourceTable } from '../../core/tables/source-table.ts'
import type { FieldOf } from '../../core/mapping/targets.ts'
import { RepeatedInvoices } from '../../core/documents/repeated-invoices.ts'

type Field = FieldOf<'account-statements'>

/** The invoices of a file with one row each, ready to be written. */
export interface ListedStatements {
  count: number
  /** The ERP keys of all of them. */
  keys: Pick<KeySet, 'has'>
  rows: CopiedRows<ListedStatementRow>
}

/** The value if no file lists invoices. */
export const noStatements: ListedStatements = {
  count: 0,
  keys: new KeySet(),
  rows: new CopiedRows(listedStatementsLoad([])),
}

/** The columns of fields with a different name. */
const columnOf: Readonly<Record<string, string>> = { bruto: 'valor_bruto', iva: 'valor_iva' }

/** The invoices of a file with one row each, with their open balance. The file is read once. */
export function mapListedStatements(
  table: SourceTable,
  part: PartMapping,
  mapping: Mapping,
  suppliers: NamedSuppliers,
  findings: Findings,
  onRead?: CountRead,
): ListedStatements {
  const tells = Object.keys(part.fields).map((field) => columnOf[field] ?? field)
  const rows = new CopiedRows(listedStatementsLoad(tells))
  const keys = new KeySet()
  const { dueDays } = mapping.rules
  const repeated = new RepeatedInvoices(findings)
  const read = (record: RecordReader<Field>): ListedStatementRow => {
    const number = record.required('factura', record.code('factura'))
    const factura = `${record.code('prefijo') ?? ''}${number}`
    const { supplier, account } = suppliers.ownerOf(record)
    const key = record.code('clave') ?? `${supplier}|${factura.toUpperCase()}`
    const before = whole?.get(key)
    if (keys.has(key) && !before) {
      repeated.remember(key, readAmounts(record))
      record.refuse('key-repeated', { field: 'factura', value: factura })
    }
    const row = { ...readStatement(record, factura, dueDays), erp_key: key, factura_cliente: factura }
    if (before && before.moneda !== row.moneda)
      record.refuse('key-repeated', { field: 'factura', value: factura })
    record.numbered('factura', supplier, factura)
    record.keptAs('account_statements', key)
    const own = { ...row, account_key: account }
    return before ? addedUp(before, own) : own
  }
  // Parts of an invoice may be anywhere in the file: they are held until its end.
  const whole = part.addsUp === true ? new Map<string, ListedStatementRow>() : undefined
  for (const row of eachRecord<Field, ListedStatementRow>(table, part, findings, read, onRead)) {
    if (!keys.has(row.erp_key)) keys.add(row.erp_key)
    if (whole) whole.set(row.erp_key, row)
    else rows.add(row)
  }
  for (const row of whole?.values() ?? []) rows.add(row)
  repeated.tellOthers(rows)
  return { count: rows.count, keys, rows }
}

function readAmounts(record: RecordReader<Field>) {
  const valor = record.required('valor', readMoney(record, 'valor'))
  return { valor, saldo: readMoney(record, 'saldo') ?? valor }
}

function readStatement(record: RecordReader<Field>, factura: string, dueDays: number) {
  const fecha = record.required('fecha', record.date('fecha'))
  const { valor, saldo } = readAmounts(record)
  const told = record.date('vencimiento')
  if (told === undefined) record.doubt('due-date-missing', { values: { dias: String(dueDays) } })
  const fecha_vencimiento = told ?? addDays(fecha, dueDays)
  if (compareDates(fecha_vencimiento, fecha) < 0) record.doubt('due-before-issue', { field: 'vencimiento' })
  reportAmounts(record, factura, { valor, saldo })
  return {
    cufe: readCufe(record),
    // An ERP's list has one date of the invoice, the supplier's own.
    fecha_factura: fecha,
    fecha_proveedor: fecha,
    fecha_vencimiento,
    fecha_recibida: record.date('fecha_recibida') ?? fecha,
    ...readKept(record, loadedInvoices),
    ...readStanding(record, factura, saldo),
    moneda: readCurrency(record, 'moneda'),
    valor_bruto: readMoney(record, 'bruto') ?? null,
    valor_iva: readMoney(record, 'iva') ?? null,
    valor_facturado: valor,
    saldo_total: saldo,
  }
}

/** Reports amounts that the supplier owes, and a balance above the value; for a credit, one further below zero. */
function reportAmounts(
  record: RecordReader<Field>,
  factura: string,
  { valor, saldo }: { valor: Money; saldo: Money },
): void {
  const values = { saldo: formatMoney(saldo), valor: formatMoney(valor) }
  const isCredit = isNegativeMoney(valor)
  if (isCredit || isNegativeMoney(saldo))
    record.doubt('invoice-below-zero', { field: 'valor', value: factura, values })
  const beyond = compareMoney(saldo, valor)
  if (isCredit ? beyond < 0 : beyond > 0) record.doubt('balance-above-value', { field: 'saldo', values })
}

/** Adds another part to an invoice: the amounts are summed; the dates are the earliest of both. */
function addedUp(one: ListedStatementRow, other: ListedStatementRow): ListedStatementRow {
  const sum = (before: Money | null, more: Money | null) =>
    before === null ? more : more === null ? before : addMoney(before, more)
  const saldo_total = addMoney(one.saldo_total, other.saldo_total)
  const earlier = (a: CalendarDate, b: CalendarDate) => (compareDates(a, b) <= 0 ? a : b)
  return {
    ...one,
    fecha_factura: earlier(one.fecha_factura, other.fecha_factura),
    fecha_vencimiento: earlier(one.fecha_vencimiento, other.fecha_vencimiento),
    ...standingOf(one, other, saldo_total),
    valor_bruto: sum(one.valor_bruto, other.valor_bruto),
    valor_iva: sum(one.valor_iva, other.valor_iva),
    valor_facturado: addMoney(one.valor_facturado, other.valor_facturado),
    saldo_total,
  }
}

/** The state of an invoice with two parts: that of the open part. */
function standingOf(one: Standing, other: Standing, saldo: Money): Standing {
  if (isZeroMoney(saldo)) return unpaid.includes(one.estado) ? one : paid
  const { estado, estado_programacion_pago } = one.estado === paid.estado ? other : one
  return estado === paid.estado ? untold : { estado, estado_programacion_pago }
}

type Standing = Pick<ListedStatementRow, 'estado' | 'estado_programacion_pago'>

const untold: Standing = { estado: 'sin_informar', estado_programacion_pago: 'sin_informar' }
const paid: Standing = { estado: 'pagada', estado_programacion_pago: 'pagada' }
/** States that do not depend on the balance: nothing of the invoice is or was paid. */
const unpaid = ['rechazada', 'anulada']
/** The payment state that a state implies. */
const payments: Readonly<Record<string, string>> = { programada: 'programada', en_banco: 'enviada_al_banco' }

/** The state of an invoice by the file and its balance; an open one without a state keeps none. */
function readStanding(record: RecordReader<Field>, factura: string, saldo: Money): Standing {
  const estado = readState(record, 'factura')
  if (estado !== undefined && unpaid.includes(estado)) return { ...untold, estado }
  if (isZeroMoney(saldo)) return paid
  if (estado === undefined) return untold
  if (estado !== 'pagada') return { estado, estado_programacion_pago: payments[estado] ?? 'sin_informar' }
  const values = { saldo: formatMoney(saldo) }
  record.doubt('invoice-paid-with-balance', { field: 'estado', value: factura, values })
  return untold
}

function readCufe(record: RecordReader<Field>): string | null {
  const cufe = record.code('cufe')?.toLowerCase()
  if (cufe === undefined) return null
  if (/^[0-9a-f]{96}$/.test(cufe)) return cufe
  record.doubt('cufe-unreadable', { field: 'cufe', value: cufe })
  return null
}
