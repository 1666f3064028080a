import type { CellKind } from '@enlace/contract/documents/loaded/field.ts'
import { isZeroDay, readDate } from '../values/read-date.ts'
import { readNitCell } from '../values/read-nit.ts'
import { formOfNumber } from '../values/read-number.ts'

const figures = new Set<CellKind>(['money', 'decimal'])
/** The share of cells of a kind that a column needs to be of that kind. */
const most = 0.6

/** Whether a column's cells can be of a kind; true for kinds that any text satisfies, and for columns without cells. */
export function canBe(kind: CellKind, cells: readonly string[]): boolean {
  const test = testOf(kind)
  return !test || cells.length === 0 || shareOf(cells, test) >= most
}

/** Whether a column's cells are of a kind so clearly that its name is not needed. */
export function isSurely(kind: CellKind, cells: readonly string[]): boolean {
  if (cells.length === 0) return false
  if (kind === 'nit') return shareOf(cells, isTypicalNit) >= most
  return kind === 'date' ? shareOf(cells, isWholeDay) >= most : false
}

function testOf(kind: CellKind): ((text: string) => boolean) | undefined {
  if (kind === 'nit') return isNit
  if (kind === 'date') return isDay
  return figures.has(kind) ? (text) => formOfNumber(text) !== undefined || text.startsWith('#') : undefined
}

/** An invalid NIT still counts; a name or a short code does not. */
function isNit(text: string): boolean {
  const reading = readNitCell(text)
  if (!('refusal' in reading)) return reading.doubt !== 'nit-short'
  return !['nit-unreadable', 'nit-length', 'cell-error'].includes(reading.refusal)
}

/** A company's number with its check digit, or one in a form that only companies have. */
function isTypicalNit(text: string): boolean {
  return /^(?:NIT\W*)?[89]\d{2}[. ]?\d{3}[. ]?\d{3}(?:\s*-\s*\d)?$/i.test(text) && isNit(text)
}

/** A zero in place of a day does not contradict a column of days; a bare `0` may be anything. */
const isDay = (text: string) => readDate(text, null) !== undefined || (text.length > 1 && isZeroDay(text))

const isWholeDay = (text: string) => !/^\d+$/.test(text) && readDate(text, null) !== undefined

function shareOf(cells: readonly string[], test: (text: string) => boolean): number {
  return cells.filter(test).length / cells.length
}
