import type { CellKind } from '@enlace/contract/documents/loaded/field.ts'
import { isZeroDay, readDate } from '../values/read-date.ts'
import { readNitCell } from '../values/read-nit.ts'
import { formOfNumber } from '../values/read-number.ts'

const figures = new Set<CellKind>(['money', 'decimal'])
/** A column is of a kind when this share of its cells is. */
const most = 0.6

/** Whether a column's cells can be of a kind; kinds that any text can be of, and columns without cells, can. */
export function canBe(kind: CellKind, cells: readonly string[]): boolean {
  const test = testOf(kind)
  return !test || cells.length === 0 || shareOf(cells, test) >= most
}

/** Whether a column's cells are so surely of a kind that its name need not say so. */
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

/** A NIT with something wrong is still one; a name or a short code is none. */
function isNit(text: string): boolean {
  const reading = readNitCell(text)
  if (!('refusal' in reading)) return reading.doubt !== 'nit-short'
  return !['nit-unreadable', 'nit-length', 'cell-error'].includes(reading.refusal)
}

/** A company's number with its check digit, or as nobody else's is. */
function isTypicalNit(text: string): boolean {
  return /^(?:NIT\W*)?[89]\d{2}[. ]?\d{3}[. ]?\d{3}(?:\s*-\s*\d)?$/i.test(text) && isNit(text)
}

/** A zero in the place of a day says nothing against a column of days; a bare nought may be anything. */
const isDay = (text: string) => readDate(text, null) !== undefined || (text.length > 1 && isZeroDay(text))

const isWholeDay = (text: string) => !/^\d+$/.test(text) && readDate(text, null) !== undefined

function shareOf(cells: readonly string[], test: (text: string) => boolean): number {
  return cells.filter(test).length / cells.length
}
