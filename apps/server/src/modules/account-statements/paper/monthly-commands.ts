import { sql } from 'kysely'
import { query, type Transaction } from '@enlace/database/database.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'

/** Records that the scope's person is sent the statement of a month; false if it already was, or is no longer wanted. */
export async function noteMonthlyStatement(
  tx: Pick<Transaction, 'run'>,
  month: CalendarDate,
): Promise<boolean> {
  const [row] = await tx.run(
    sql<{ isNew: boolean }>`select note_monthly_statement(${month}) as "isNew"`.compile(query),
  )
  return row?.isNew === true
}
