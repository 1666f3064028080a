import {
  type ComparedAmount,
  type ComparedInvoice,
  type ReconcileFields,
  type Reconciliation,
  shownOfFinding,
} from '@enlace/contract/features/account-statements/reconcile-schemas'
import {
  compareMoney,
  isNegativeMoney,
  type Money,
  negateMoney,
  subtractMoney,
  sumMoney,
  zeroMoney,
} from '@enlace/domain/money'
import {
  type Comparison,
  findings,
  type KeptInvoice,
  type OwnLine,
  reconcile,
} from '@enlace/domain/reconcile'
import type { GridRow } from '@enlace/importer/core/grid'
import type { OwnColumns, OwnTable } from '@enlace/importer/features/account-statements/own-columns-map'
import { readOwnLines, type UnreadLine } from '@enlace/importer/features/account-statements/own-lines-map'
import { inCurrencyOrder } from '../../core/list/present.ts'
import type { ComparedRow } from './reconcile-queries.ts'

/** How a file is to be read: its columns, which may be unknown, and what its amounts are compared with. */
export interface Reading {
  columns: OwnColumns | null
  compares: ComparedAmount
  lines: readonly OwnLine[]
  unread: readonly UnreadLine[]
}

/** Lines below the header that the screen shows. */
const sampleLines = 5
/** Unread lines that the screen names. */
const shownUnread = 50

/** Reads the table by the columns that the person names, else by those that the header tells. */
export function readTable(table: OwnTable, fields: ReconcileFields): Reading {
  const { numero, valor, prefijo = null, moneda = null } = fields
  const columns =
    numero === undefined || valor === undefined ? table.columns : { numero, valor, prefijo, moneda }
  const compares = fields.compara ?? table.compares
  return columns
    ? { columns, compares, ...readOwnLines(table.rows, columns) }
    : { columns, compares, lines: [], unread: [] }
}

/** The file against the company, the largest differences first; nothing is compared before the columns are known. */
export function compareAll(
  { columns, compares, lines }: Reading,
  rows: readonly ComparedRow[],
): Comparison[] {
  if (columns === null) return []
  const found = reconcile(
    lines,
    rows.map((row) => keptOf(row, compares)),
  )
  return found.toSorted(
    (one, other) =>
      findings.indexOf(one.finding) - findings.indexOf(other.finding) ||
      compareMoney(absolute(other.difference), absolute(one.difference)),
  )
}

function keptOf(
  { pendiente, saldo_total, valor_facturado, ...row }: ComparedRow,
  by: ComparedAmount,
): KeptInvoice {
  return { ...row, isPending: pendiente, valor: by === 'saldo' ? saldo_total : valor_facturado }
}

const absolute = (amount: Money) => (isNegativeMoney(amount) ? negateMoney(amount) : amount)

/** What the screen shows of a comparison. */
export function presentReconciliation(
  archivo: string,
  table: OwnTable,
  { columns, compares, unread }: Reading,
  comparisons: readonly Comparison[],
): Reconciliation {
  const width = Math.max(
    table.header.cells.length,
    ...table.rows.slice(0, sampleLines).map(({ cells }) => cells.length),
  )
  const textsOf = ({ cells }: GridRow) => Array.from({ length: width }, (_, at) => cells[at]?.text ?? '')
  const byFinding = findings.map((finding) => comparisons.filter((one) => one.finding === finding))
  return {
    archivo,
    hoja: table.sheet,
    header: textsOf(table.header),
    headerLine: table.header.line,
    columns,
    compara: compares,
    sample: table.rows.slice(0, sampleLines).map(textsOf),
    counts: Object.fromEntries(findings.map((finding, at) => [finding, byFinding[at]?.length ?? 0])),
    totals: totalsOf(comparisons),
    rows: byFinding.flatMap((own) => own.slice(0, shownOfFinding).map(invoiceOf)),
    unread: unread.slice(0, shownUnread).map((line) => ({ ...line, text: line.text.slice(0, 200) })),
    unreadCount: unread.length,
  }
}

function totalsOf(comparisons: readonly Comparison[]): Reconciliation['totals'] {
  return inCurrencyOrder(comparisons.map(({ moneda }) => moneda)).map((moneda) => {
    const rows = comparisons.filter((one) => one.moneda === moneda)
    const own = sumMoney(rows.map((one) => one.own ?? zeroMoney))
    const company = sumMoney(rows.map((one) => one.company ?? zeroMoney))
    return { moneda, own, company, difference: subtractMoney(own, company) }
  })
}

/** One comparison as it leaves the server. */
export function invoiceOf({ kept, ...one }: Comparison): ComparedInvoice {
  return { ...one, lines: [...one.lines], id: kept[0]?.id ?? null, estado: kept[0]?.estado ?? null }
}
