import { fold } from '@enlace/domain/text.ts'
import { distinctNames } from '@enlace/domain/distinct-names.ts'
import type { GridRow } from './grid.ts'

/** Rows that are searched for a header: it may be below a title, a date and a logo. */
export const headerDepth = 30

/** A header: its names, the line on which it begins, and the number of rows before the records. */
export interface Header {
  names: string[]
  line: number
  rows: number
  isJoined: boolean
}

/**
 * Finds the header in a sheet's first rows: the one on the given line, otherwise the row that names the most wanted
 * columns, otherwise the first that is about as wide as the rows below. Undefined if the given line is empty.
 */
export function findHeader(
  rows: readonly GridRow[],
  headerLine: number | null | undefined,
  wanted: readonly ReadonlySet<string>[] = [],
): Header | undefined {
  const at =
    headerLine === null || headerLine === undefined
      ? bestRow(rows, wanted)
      : rows.findIndex(({ line }) => line >= headerLine)
  return at < 0 ? undefined : headerAt(rows, at)
}

/** How many wanted columns a header names. */
export function wantedIn(names: readonly string[], wanted: readonly ReadonlySet<string>[]): number {
  const own = new Set(names.map(fold))
  return Math.max(0, ...wanted.map((set) => [...set].filter((name) => own.has(name)).length))
}

function bestRow(rows: readonly GridRow[], wanted: readonly ReadonlySet<string>[]): number {
  const first = rows.slice(0, headerDepth)
  if (first.length === 0) return -1
  const found = first.map((_, at) => wantedIn(headerAt(rows, at)?.names ?? [], wanted))
  const most = Math.max(0, ...found)
  return most > 0 ? found.indexOf(most) : firstWideRow(first)
}

/**
 * The first row with a name in most of the columns that the rows have. Titles have few, and contain days or numbers.
 */
function firstWideRow(rows: readonly GridRow[]): number {
  const widest = Math.max(...rows.map(({ cells }) => filledIn(cells.map(({ text }) => text))))
  const at = rows.findIndex((_, place) => {
    const names = headerAt(rows, place)?.names ?? []
    const filled = filledIn(names)
    return filled >= widest * 0.9 || (filled >= widest * 0.6 && !names.some(hasDigit))
  })
  return Math.max(0, at)
}

const filledIn = (texts: readonly string[]) => texts.filter((text) => text !== '').length

/** The header on a row, joined with the row below if it continues there. */
export function headerAt(rows: readonly GridRow[], at: number): Header | undefined {
  const [upper, lower, ...below] = rows.slice(at)
  if (!upper) return undefined
  const isJoined = lower !== undefined && goesOn(upper, lower, below)
  const names = isJoined ? joined(upper, lower) : upper.cells.map(({ text }) => text.trim())
  const width = names.findLastIndex((name) => name !== '') + 1
  return {
    names: distinctNames(names.slice(0, width)),
    line: upper.line,
    rows: at + (isJoined ? 2 : 1),
    isJoined,
  }
}

const hasDigit = (text: string) => /\d/.test(text)

/**
 * Whether a header continues in the row below, as with merged cells: names over several columns with more names under
 * them, next to names on their own. Records have digits; names have none.
 */
function goesOn(upper: GridRow, lower: GridRow, below: readonly GridRow[]): boolean {
  const width = Math.max(upper.cells.length, lower.cells.length)
  const columns = Array.from({ length: width }, (_, at) => ({
    above: upper.cells[at]?.text ?? '',
    under: lower.cells[at]?.text ?? '',
  }))
  if (columns.some(({ above, under }) => hasDigit(above) || hasDigit(under))) return false
  if (lower.cells.some(({ isNumber }) => isNumber)) return false
  // Below a header there are records, and some of the columns that it divides contain numbers.
  const isBelow = below
    .slice(0, 10)
    .some(({ cells }) => columns.some(({ under }, at) => under !== '' && hasDigit(cells[at]?.text ?? '')))
  const filled = columns.flatMap(({ above }, at) => (above === '' ? [] : [at]))
  const [first = 0] = filled
  const last = filled.at(-1) ?? 0
  const isDivided = columns.some(({ above, under }, at) => above === '' && under !== '' && at > first)
  const hasAlone = columns.some(({ above, under }) => above !== '' && under === '')
  const hasGap = filled.length > 1 && last - first >= filled.length
  return isBelow && isDivided && filled.length > 1 && (hasAlone || hasGap)
}

function joined(upper: GridRow, lower: GridRow): string[] {
  const width = Math.max(upper.cells.length, lower.cells.length)
  let group = ''
  return Array.from({ length: width }, (_, at) => {
    const above = upper.cells[at]?.text.trim() ?? ''
    const under = lower.cells[at]?.text.trim() ?? ''
    if (above !== '') group = above
    if (under === '') return above
    return `${group} ${under}`.trim()
  })
}
