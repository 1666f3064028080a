import { sql } from 'kysely'
import type { MaintenanceState } from '@enlace/contract/availability/schemas.ts'
import { query, scopeCompany, type Transaction } from '@enlace/database/database.ts'
import { staffNameOf } from '../../core/desk/member-name-queries.ts'

/** A stored period in which the portal is closed. */
export interface MaintenanceRow {
  id: string
  state: MaintenanceState
  starts_at: string
  ends_at: string | null
  announce_from: string | null
  message: string
  created_by: string
  version: number
}

const columns = sql`id, state, to_json(starts_at) #>> '{}' as starts_at, to_json(ends_at) #>> '{}' as ends_at,
  to_json(announce_from) #>> '{}' as announce_from, message, created_by, version`

/** A period with the name of the member who planned it. */
export interface NamedMaintenanceRow extends MaintenanceRow {
  created_by_name: string
}

const named = sql`${columns}, ${staffNameOf('created_by')} as created_by_name`

/** Planned and current maintenance, and the latest past ones; the next one first. */
export const maintenanceWindows = sql<NamedMaintenanceRow>`
  (select ${named} from maintenance_windows
    where company_id = ${scopeCompany} and state in ('planned', 'running') order by maintenance_windows.starts_at)
  union all
  (select ${named} from maintenance_windows
    where company_id = ${scopeCompany} and state in ('done', 'cancelled')
    order by maintenance_windows.starts_at desc limit 20)`.compile(query)

/** Locks maintenance of the open company until the transaction ends; undefined if there is none with that id. */
export async function lockMaintenance(
  tx: Pick<Transaction, 'run'>,
  id: string,
): Promise<MaintenanceRow | undefined> {
  const [row] = await tx.run(
    sql<MaintenanceRow>`select ${columns} from maintenance_windows
      where company_id = ${scopeCompany} and id = ${id} for update`.compile(query),
  )
  return row
}

/** Finds the open company's maintenance that overlaps a period, except one. */
export async function findOverlapping(
  tx: Pick<Transaction, 'run'>,
  { startsAt, endsAt, except }: { startsAt: string; endsAt: string | null; except: string | null },
): Promise<MaintenanceRow | undefined> {
  const [row] = await tx.run(
    sql<MaintenanceRow>`select ${columns} from maintenance_windows w
      where w.company_id = ${scopeCompany} and w.state in ('planned', 'running') and w.id is distinct from ${except}::uuid
        and tstzrange(w.starts_at, w.ends_at) && tstzrange(${startsAt}::timestamptz, ${endsAt}::timestamptz)
      order by w.starts_at limit 1`.compile(query),
  )
  return row
}
