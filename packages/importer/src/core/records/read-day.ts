import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { ColumnEvidence } from '../evidence/column-evidence.ts'
import type { FieldMapping } from '../mapping/mapping.ts'
import { isZeroDay, readDate, type DateDoubt, type DateReading } from '../values/read-date.ts'
import { isSpreadsheetError } from '../values/read-number.ts'

/** A cell with the evidence of its column. */
interface DayCell {
  text: string
  mapping: FieldMapping
  place: number
  evidence: ColumnEvidence
}

/** A day with its doubt, undefined if the cell holds a zero for a day, or the reason why there is none. */
export type DayReading =
  | { date: CalendarDate; doubt: DayDoubt | null }
  | { isZero: true }
  | { refusal: 'cell-error' | 'date-unreadable' | 'date-ambiguous' }

type DayDoubt = 'date-order-guessed' | 'date-order-untold' | 'date-serial' | 'date-zone'

const doubtOf: Readonly<Record<DateDoubt, DayDoubt>> = {
  'order-guessed': 'date-order-guessed',
  serial: 'date-serial',
  zone: 'date-zone',
}

/**
 * Reads a day as its mapping says, otherwise as the cell itself or its column shows. If no cell of the file shows the
 * order, the day comes first, as in Colombia, with a doubt; if cells contradict each other, it cannot be read.
 */
export function readDay({ text, mapping, place, evidence }: DayCell): DayReading {
  const { dateOrder = null } = mapping
  if (isZeroDay(text)) return { isZero: true }
  const reading = readDate(text, dateOrder)
  if (reading === undefined) return { refusal: isSpreadsheetError(text) ? 'cell-error' : 'date-unreadable' }
  if (reading !== 'order-unknown') return doubted(reading, place, evidence)
  const order = dateOrder === null ? evidence.orderOf(place) : 'mixed'
  if (order === 'mixed') return { refusal: 'date-ambiguous' }
  const read = readDate(text, order === 'missing' ? 'dmy' : order)
  if (typeof read !== 'object') return { refusal: 'date-ambiguous' }
  return { date: read.date, doubt: order === 'missing' ? 'date-order-untold' : null }
}

/** A whole column of spreadsheet serial days is intended; a single one among other days is reported. */
function doubted({ date, doubt }: DateReading, place: number, evidence: ColumnEvidence): DayReading {
  if (doubt === null || (doubt === 'serial' && evidence.isSerial(place))) return { date, doubt: null }
  return { date, doubt: doubtOf[doubt] }
}
