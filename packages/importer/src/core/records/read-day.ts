import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { ColumnEvidence } from '../evidence/column-evidence.ts'
import type { FieldMapping } from '../mapping/mapping.ts'
import { isZeroDay, readDate, type DateDoubt, type DateReading } from '../values/read-date.ts'
import { isSpreadsheetError } from '../values/read-number.ts'

/** A cell with what its column tells. */
interface DayCell {
  text: string
  mapping: FieldMapping
  place: number
  evidence: ColumnEvidence
}

/** A day with what is odd about it, nothing where the cell holds a zero for a day, or why there is none. */
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
 * Reads a day as its mapping says, else as the cell itself does, else as its column does. Where no cell of the file tells, the
 * day comes first, as people here write, with doubt; where cells contradict each other nobody can tell.
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

/** A whole column of a spreadsheet's numbers is meant so; one among other days is told. */
function doubted({ date, doubt }: DateReading, place: number, evidence: ColumnEvidence): DayReading {
  if (doubt === null || (doubt === 'serial' && evidence.isSerial(place))) return { date, doubt: null }
  return { date, doubt: doubtOf[doubt] }
}
