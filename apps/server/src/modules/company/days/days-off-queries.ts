import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { closedDaysOf, readClosedSpans } from '@enlace/domain/company-calendar.ts'
import type { ClosedDays } from '@enlace/domain/holidays.ts'

const setting = query
  .selectFrom('settings')
  .select('value')
  .where('company_id', '=', scopeCompany)
  .where('name', '=', 'dias_no_habiles')
  .compile()

/** Finds the days off of the open scope's company besides the country's holidays, which determine its business days. */
export async function findClosedDays(db: Database, scope: Scope): Promise<ClosedDays> {
  const [[kept]] = await db.read(scope, [setting])
  return closedDaysOf(readClosedSpans(kept?.value))
}

/** Finds the days off of the open scope's company besides the country's holidays, with their reasons. */
export async function findOwnDaysOff(
  db: Database,
  scope: Scope,
): Promise<{ fecha: CalendarDate; nombre: string }[]> {
  const [[kept]] = await db.read(scope, [setting])
  return readClosedSpans(kept?.value).flatMap((span) =>
    [...closedDaysOf([span])].map((fecha) => ({ fecha, nombre: span.nombre })),
  )
}
