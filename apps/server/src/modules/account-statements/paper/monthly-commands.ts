import { sql } from 'kysely'
import { query, type Transaction } from '@enlace/database/database.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'

/** Notes that the scope's person is sent the statement of a month; false where it was, or is wanted no more. */
export async function noteMonthlyStatement(
  tx: Pick<Transaction, 'run'>,
  month: CalendarDate,
): Promise<boolean> {
  const [row] = await tx.run(
    sql<{ isNew: boolean }>`select note_monthly_statement(${month}) as "isNew"`.compile(query),
  )
  return row?.isNew === true
}
