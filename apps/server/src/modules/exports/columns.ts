import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { Money } from '@enlace/domain/money.ts'
import type { SheetColumn, SheetKind, SheetValue } from '@enlace/documents/sheet.ts'

/** Creates a column of words, dates, counts or percentages. */
export function column<Row>(
  id: string,
  header: string,
  kind: Exclude<SheetKind, 'money'>,
  value: (row: Row) => SheetValue | CalendarDate,
): SheetColumn<Row> {
  return { id, header, kind, value }
}

/** Creates a column of amounts, summed per currency. */
export function amount<Row>(id: string, header: string, valueOf: (row: Row) => Money): SheetColumn<Row> {
  return { id, header, kind: 'money', value: valueOf, total: valueOf }
}
