import { sql } from 'kysely'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { CountedRows, PersonalRows } from './places.ts'

/** Counts the open company's data about a person, by place, and returns whether the person is still staff. */
export async function countPersonalData(
  db: Database,
  scope: Scope,
  email: string,
): Promise<{ places: CountedRows[]; isStaff: boolean }> {
  const [places] = await db.read(scope, [
    sql<
      CountedRows & { is_active_staff: boolean }
    >`select * from person_count(${scopeCompany}, ${email})`.compile(query),
  ])
  return { places, isStaff: places.some(({ is_active_staff }) => is_active_staff) }
}

/** Returns all of the open company's data about a person, by place. */
export async function findPersonalRows(db: Database, scope: Scope, email: string): Promise<PersonalRows[]> {
  const [places] = await db.read(scope, [
    sql<PersonalRows>`select * from person_export(${scopeCompany}, ${email})`.compile(query),
  ])
  return places
}
