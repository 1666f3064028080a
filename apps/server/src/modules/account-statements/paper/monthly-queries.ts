import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'

/** Finds the people of the company's suppliers who want the statement and have not been sent this month's. */
export async function findSubscribers(db: Database, scope: Scope, month: CalendarDate) {
  const [subscribers] = await db.read(scope, [
    query
      .selectFrom('statement_subscriptions')
      .select('membership_id')
      .where('company_id', '=', scopeCompany)
      .where((is) => is.or([is('last_month', 'is', null), is('last_month', '<', month)]))
      .orderBy('created_at')
      .compile(),
  ])
  return subscribers.map(({ membership_id }) => membership_id)
}
