import { type OwnFileReading, shownOfFinding } from '@enlace/contract/core/reconcile/schemas.ts'
import {
  compareMoney,
  isNegativeMoney,
  type Money,
  negateMoney,
  subtractMoney,
  sumMoney,
  zeroMoney,
} from '@enlace/domain/money.ts'
import { type Comparison, findings } from '@enlace/domain/reconcile.ts'
import type { GridRow } from '@enlace/importer/core/sheets/grid.ts'
import type { UnreadLine } from '@enlace/importer/core/tables/own-lines.ts'
import type { OwnTable } from '@enlace/importer/core/tables/own-table.ts'
import { inCurrencyOrder } from '../list/present.ts'

/** Lines below the header that the screen shows. */
const sampleLines = 5
/** Maximum unread lines that the screen lists. */
const shownUnread = 50

/** Sorts comparisons by finding, and within each by the largest difference. */
export function inOrderOfFindings<One extends Comparison>(found: readonly One[]): One[] {
  return found.toSorted(
    (one, other) =>
      findings.indexOf(one.finding) - findings.indexOf(other.finding) ||
      compareMoney(absolute(other.difference), absolute(one.difference)),
  )
}

const absolute = (amount: Money) => (isNegativeMoney(amount) ? negateMoney(amount) : amount)

/** Returns the first comparisons of each finding, for the screen. */
export const firstOfEach = <One extends Comparison>(comparisons: readonly One[]): One[] =>
  findings.flatMap((finding) => comparisons.filter((one) => one.finding === finding).slice(0, shownOfFinding))

/** Presents how a file was read, with the number of each finding. */
export function presentReading(
  archivo: string,
  table: OwnTable<unknown>,
  unread: readonly UnreadLine[],
  comparisons: readonly Comparison[],
): OwnFileReading {
  const first = table.rows.slice(0, sampleLines)
  const width = Math.max(table.header.cells.length, ...first.map(({ cells }) => cells.length))
  const textsOf = ({ cells }: GridRow) => Array.from({ length: width }, (_, at) => cells[at]?.text ?? '')
  return {
    archivo,
    hoja: table.sheet,
    header: textsOf(table.header),
    headerLine: table.header.line,
    sample: first.map(textsOf),
    counts: Object.fromEntries(
      findings.map((finding) => [finding, comparisons.filter((one) => one.finding === finding).length]),
    ),
    unread: unread.slice(0, shownUnread).map((line) => ({ ...line, text: line.text.slice(0, 200) })),
    unreadCount: unread.length,
  }
}

/** Returns the totals of both sides and their difference, per currency. */
export function comparedTotals(comparisons: readonly Comparison[]) {
  return inCurrencyOrder(comparisons.map(({ moneda }) => moneda)).map((moneda) => {
    const rows = comparisons.filter((one) => one.moneda === moneda)
    const own = sumMoney(rows.map((one) => one.own ?? zeroMoney))
    const company = sumMoney(rows.map((one) => one.company ?? zeroMoney))
    return { moneda, own, company, difference: subtractMoney(own, company) }
  })
}
