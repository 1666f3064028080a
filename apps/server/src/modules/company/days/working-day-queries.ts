import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { closedDaysOf, readClosedSpans } from '@enlace/domain/company-calendar.ts'
import { findParameter, type ParameterName, readParameter } from '@enlace/domain/parameters.ts'
import { workingDay, type WorkingDay } from '@enlace/domain/working-hours.ts'

const names = ['dias_no_habiles', 'jornada_desde', 'jornada_hasta', 'solicitudes_horas'] as const

const settings = query
  .selectFrom('settings')
  .select(['name', 'value'])
  .where('company_id', '=', scopeCompany)
  .where('name', 'in', names)
  .compile()

/** Finds the working hours of the open scope's company, and the working hours for answering a registration request. */
export async function findWorkingDay(
  db: Database,
  scope: Scope,
): Promise<{ working: WorkingDay; registrationHours: number }> {
  const [rows] = await db.read(scope, [settings])
  const kept = new Map(rows.map(({ name, value }) => [name, value]))
  const number = (name: ParameterName) => {
    const parameter = findParameter(name)
    return parameter ? Number(readParameter(parameter, kept.get(name))) : 0
  }
  const closed = closedDaysOf(readClosedSpans(kept.get('dias_no_habiles')))
  return {
    working: workingDay(number('jornada_desde'), number('jornada_hasta'), closed),
    registrationHours: number('solicitudes_horas'),
  }
}
