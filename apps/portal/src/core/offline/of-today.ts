import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import type { Copy } from './account-db.ts'

/** Whether a copy was made on the present day in Bogotá. */
export const isOfToday = ({ savedAt }: Pick<Copy, 'savedAt'>, now: Date = new Date()): boolean =>
  todayInBogota(now) === todayInBogota(new Date(savedAt))

/** Whether sums of a copy are those of another day than its rows: a page of statements whose figures are of more rows. */
export function hasOldSums(answer: unknown, savedAt: number, now: Date = new Date()): boolean {
  if (isOfToday({ savedAt }, now) || typeof answer !== 'object' || answer === null) return false
  if (!('summary' in answer && 'rows' in answer && 'total' in answer)) return false
  if (!Array.isArray(answer.rows) || !Array.isArray(answer.summary)) return false
  const rows = answer.rows.length
  return rows !== answer.total || rows !== answer.summary.reduce((sum, one) => sum + pendingRows(one), 0)
}

const pendingRows = (summary: unknown): number => {
  const pending =
    typeof summary === 'object' && summary !== null && 'pendientes' in summary && summary.pendientes
  return typeof pending === 'object' && pending !== null && 'rows' in pending ? Number(pending.rows) : 0
}
