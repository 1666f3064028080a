import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import type { Copy } from './account-db.ts'

/** Whether a copy was made on the present day in Bogotá. */
export const isOfToday = ({ savedAt }: Pick<Copy, 'savedAt'>, now: Date = new Date()): boolean =>
  todayInBogota(now) === todayInBogota(new Date(savedAt))

/** Whether sums of a copy are those of another day than its rows: a page of statements that has more rows elsewhere. */
export function hasOldSums(answer: unknown, savedAt: number, now: Date = new Date()): boolean {
  if (isOfToday({ savedAt }, now) || typeof answer !== 'object' || answer === null) return false
  if (!('summary' in answer && 'rows' in answer && 'total' in answer)) return false
  return Array.isArray(answer.rows) && answer.rows.length !== answer.total
}
