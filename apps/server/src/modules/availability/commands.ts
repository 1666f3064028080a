import { sql } from 'kysely'
import type { PlannedMaintenance } from '@enlace/contract/availability/schemas.ts'
import { query, scopeCompany, type Transaction } from '@enlace/database/database.ts'
import { keepSettingsIn, type SettingsAuthor } from '../company/index.ts'
import { addJob } from '../../core/jobs/commands.ts'
import { findOverlapping, lockMaintenance, type MaintenanceRow } from './queries.ts'

type Tx = Pick<Transaction, 'run'>

/** The job that closes and opens a portal at the times of its maintenance. */
export const maintenanceTask = 'portal-maintenance'

/** The author of scheduled changes. */
const byItself: SettingsAuthor = { actor: 'calendario', person: null, address: null }

/** Plans maintenance with its jobs; returns its id, or the maintenance that it would overlap. */
export async function addMaintenance(
  tx: Tx,
  planned: PlannedMaintenance,
  by: SettingsAuthor,
): Promise<{ id: string } | { meets: MaintenanceRow }> {
  await lockPlans(tx)
  const meets = await findOverlapping(tx, { ...planned, except: null })
  if (meets) return { meets }
  const { startsAt, endsAt, announceFrom, message } = planned
  const [row] = await tx.run(
    sql<{ id: string }>`insert into maintenance_windows
        (company_id, starts_at, ends_at, announce_from, message, created_by)
      values (${scopeCompany}, ${startsAt}, ${endsAt}, ${announceFrom}, ${message}, ${by.actor})
      returning id`.compile(query),
  )
  if (!row) throw new Error('Maintenance that was planned has an id')
  await planWork(tx, row.id, planned)
  return row
}

/** Changes planned maintenance; once begun, only its end and message. Returns the maintenance that it would overlap. */
export async function replanMaintenance(
  tx: Tx,
  held: MaintenanceRow,
  planned: PlannedMaintenance,
  by: SettingsAuthor,
): Promise<MaintenanceRow | undefined> {
  await lockPlans(tx)
  const isRunning = held.state === 'running'
  const startsAt = isRunning ? held.starts_at : planned.startsAt
  const announceFrom = isRunning ? held.announce_from : planned.announceFrom
  const { endsAt, message } = planned
  const meets = await findOverlapping(tx, { startsAt, endsAt, except: held.id })
  if (meets) return meets
  await tx.run(
    sql`update maintenance_windows set starts_at = ${startsAt}, ends_at = ${endsAt}, announce_from = ${announceFrom},
          message = ${message}, version = version + 1, updated_at = now()
        where company_id = ${scopeCompany} and id = ${held.id}`.compile(query),
  )
  if (isRunning) await keepSettingsIn(tx, new Map([['offlineTime', endsAt]]), by)
  await planWork(tx, held.id, { startsAt, endsAt })
  return undefined
}

/** Ends maintenance as done or cancelled. */
export async function endMaintenance(tx: Tx, id: string, state: 'done' | 'cancelled'): Promise<void> {
  const end =
    state === 'done' ? sql`least(greatest(now(), starts_at + interval '1 second'), ends_at)` : sql`ends_at`
  await tx.run(
    sql`update maintenance_windows set state = ${state}, ends_at = ${end}, version = version + 1, updated_at = now()
        where company_id = ${scopeCompany} and id = ${id}`.compile(query),
  )
}

/** Closes the portal for maintenance that begins now. */
export async function beginMaintenance(
  tx: Tx,
  { id, ends_at }: Pick<MaintenanceRow, 'id' | 'ends_at'>,
  by: SettingsAuthor,
): Promise<void> {
  await tx.run(
    sql`update maintenance_windows set state = 'running', version = version + 1, updated_at = now()
        where company_id = ${scopeCompany} and id = ${id}`.compile(query),
  )
  await setOnline(tx, { isOnline: false, returnsAt: ends_at }, by)
}

/** Opens or closes the portal in the settings that all other code reads. */
export async function setOnline(
  tx: Tx,
  { isOnline, returnsAt }: { isOnline: boolean; returnsAt: string | null },
  by: SettingsAuthor,
): Promise<void> {
  const settings = new Map<string, unknown>([
    ['pageOnline', isOnline ? 1 : 0],
    ['offlineTime', returnsAt],
  ])
  await keepSettingsIn(tx, settings, by)
}

/** Runs the due step of one maintenance by the database's clock; a later step has its own job. */
export async function followMaintenance(tx: Tx, id: string): Promise<void> {
  const held = await lockMaintenance(tx, id)
  const [due] = await tx.run(
    sql<{ begins: boolean; ends: boolean }>`select starts_at <= now() as begins,
        coalesce(ends_at <= now(), false) as ends
      from maintenance_windows where company_id = ${scopeCompany} and id = ${id}`.compile(query),
  )
  if (!held || !due) return
  if (held.state === 'planned' && due.ends) await endMaintenance(tx, id, 'done')
  else if (held.state === 'planned' && due.begins) await beginMaintenance(tx, held, byItself)
  else if (held.state === 'running' && due.ends) {
    await endMaintenance(tx, id, 'done')
    await setOnline(tx, { isOnline: true, returnsAt: null }, byItself)
  }
}

/** A waiting job with the same key is moved by a later plan. */
async function planWork(
  tx: Tx,
  id: string,
  { startsAt, endsAt }: Pick<PlannedMaintenance, 'startsAt' | 'endsAt'>,
): Promise<void> {
  await addJob(tx, maintenanceTask, { id }, { key: `maintenance-start:${id}`, runAt: new Date(startsAt) })
  if (endsAt === null) return
  await addJob(tx, maintenanceTask, { id }, { key: `maintenance-end:${id}`, runAt: new Date(endsAt) })
}

/** Serialises the plans of a company, so that no two can overlap. */
async function lockPlans(tx: Tx): Promise<void> {
  await tx.run(
    sql`select pg_advisory_xact_lock(hashtextextended('maintenance', ${scopeCompany}))`.compile(query),
  )
}
