import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { maintenanceWindows, type NamedMaintenanceRow } from './queries.ts'

/** The open company's maintenance: what is planned and under way, then what is over. */
export async function findWindows(db: Database, scope: Scope): Promise<NamedMaintenanceRow[]> {
  const [rows] = await db.read(scope, [maintenanceWindows])
  return rows
}
