import type { Database } from '@enlace/database/database'
import type { Scope } from '@enlace/database/scope'
import { maintenanceWindows, type MaintenanceRow } from './queries.ts'

/** The open company's maintenance: what is planned and under way, then what is over. */
export async function findWindows(db: Database, scope: Scope): Promise<MaintenanceRow[]> {
  const [rows] = await db.read(scope, [maintenanceWindows])
  return rows
}
