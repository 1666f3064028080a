import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { maintenanceWindows, type NamedMaintenanceRow } from './queries.ts'

/** Finds the open company's maintenance: planned and current, then past. */
export async function findWindows(db: Database, scope: Scope): Promise<NamedMaintenanceRow[]> {
  const [rows] = await db.read(scope, [maintenanceWindows])
  return rows
}
