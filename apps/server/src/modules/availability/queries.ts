import { sql } from 'kysely'
import type { MaintenanceState } from '@enlace/contract/availability/schemas.ts'
import { query, scopeCompany, type Transaction } from '@enlace/database/database.ts'
import { staffNameOf } from '../../core/desk/member-name-queries.ts'

/** A time in which the portal is off line, as kept. */
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

/** One as staff sees it: with who planned it, by name. */
export interface NamedMaintenanceRow extends MaintenanceRow {
  created_by_name: string
}

const named = sql`${columns}, ${staffNameOf('created_by')} as created_by_name`

/** What is planned and under way, and the last of what is over; the next one first. */
export const maintenanceWindows = sql<NamedMaintenanceRow>`
  (select ${named} from maintenance_windows
    where company_id = ${scopeCompany} and state in ('planned', 'running') order by maintenance_windows.starts_at)
  union all
  (select ${named} from maintenance_windows
    where company_id = ${scopeCompany} and state in ('done', 'cancelled')
    order by maintenance_windows.starts_at desc limit 20)`.compile(query)

/** One of the open company's, held until the transaction ends; undefined where it has none of that id. */
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

/** Those of the open company that meet a time, but for one of them. */
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
