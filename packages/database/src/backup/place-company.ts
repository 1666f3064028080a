import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { BackupHead } from './archive.ts'
import { BackupFault } from './backup-fault.ts'
import type { CompanyTable } from './company-tables.ts'
import { placePersons, type PlacedPersons } from './place-persons.ts'
import { countOn, putIn, takeAway } from './replace-rows.ts'
import { stageOf } from './stage-company.ts'

/** The result of restoring a company. */
export interface PlacedCompany {
  readonly rows: number
  readonly persons: PlacedPersons
  /** Host names that belong to another company now, and are lost to this one. */
  readonly hostsLost: readonly string[]
  /** How many persons were erased at their request after the backup was taken: they are back. */
  readonly erasedSince: number
}

/** Which company is restored, and the details for its record. */
export interface WantedPlacing {
  readonly company: number
  readonly replaces: boolean
  readonly head: BackupHead
  readonly tables: readonly CompanyTable[]
}

/** How long a transaction waits for a lock, blocking everybody behind it, and how often it tries again. */
const patience = { lock: '2s', tries: 60, pause: { least: 200, most: 2000 } } as const
/** Lock timeouts, deadlocks and rows that others wrote between two statements: a retry succeeds. */
const passing = ['55P03', '40P01', '23503']

/**
 * Replaces the company of the same number with the staged one, or adds it if there is none, in one transaction. Others
 * can still read; writers to the same tables wait for its end.
 * @throws BackupFault
 */
export async function placeCompany(client: pg.Client, wanted: WantedPlacing): Promise<PlacedCompany> {
  for (let left = patience.tries; ; left--) {
    await client.query('begin')
    try {
      const placed = await place(client, wanted)
      await client.query('commit')
      return placed
    } catch (fault) {
      await client.query('rollback').catch(() => undefined)
      if (!(fault instanceof pg.DatabaseError)) throw fault
      if (fault.code === '23505') throw new BackupFault('value-taken', { table: fault.table ?? '' }, fault)
      if (!passing.includes(fault.code ?? '')) throw fault
      if (left <= 0) throw new BackupFault('busy', {}, fault)
      const { least, most } = patience.pause
      await pause(least + Math.random() * (most - least))
    }
  }
}

async function place(
  client: pg.Client,
  { company, replaces, head, tables }: WantedPlacing,
): Promise<PlacedCompany> {
  await client.query(`set local lock_timeout to '${patience.lock}'`)
  const changed = tables.filter(({ treatment }) => ['replaced', 'counter'].includes(treatment))
  await client.query(`lock table ${nameList(changed)} in share row exclusive mode`)
  await demandPlace(client, { company, replaces })
  const persons = await placePersons(client, tables)
  // Restored rows must not notify anybody, and append-only tables are restored as a whole.
  const quiet = changed.filter(({ hasTriggers }) => hasTriggers)
  const turnTriggers = (how: 'disable' | 'enable') =>
    client.query(
      quiet.map(({ name }) => `alter table ${pg.escapeIdentifier(name)} ${how} trigger user`).join(';\n'),
    )
  await turnTriggers('disable')
  await client.query(
    `insert into companies select * from ${stageOf('companies')} on conflict (id) do nothing`,
  )
  const hostsLost = await leaveHosts(client, company)
  await takeAway(client, tables, company)
  let rows = 0
  for (const table of tables) rows += await putIn(client, table, company)
  // Deferred constraints are checked before the triggers are enabled again.
  await client.query('set constraints all immediate')
  await turnTriggers('enable')
  await countOn(client, [...tables, { name: 'companies', numbered: 'id' }], company)
  const erasedSince = await countErased(client, company, head)
  await writeDown(client, { company, replaces, head })
  await renew(client, company)
  return { rows, persons, hostsLost, erasedSince }
}

const nameList = (tables: readonly CompanyTable[]) =>
  tables.map(({ name }) => pg.escapeIdentifier(name)).join(', ')

/** Checks that no company has the number. @throws BackupFault otherwise. */
export async function demandFree(client: pg.Client, company: number): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select nombre as name from companies where id = $1',
    [company],
  )
  if (rows[0] !== undefined) throw new BackupFault('company-stands', { company, name: rows[0].name })
}

/**
 * Checks that the number is free, or its company is the one of the backup and to be replaced. @throws BackupFault
 * otherwise.
 */
export async function demandPlace(
  client: pg.Client,
  { company, replaces }: { company: number; replaces: boolean },
): Promise<void> {
  const { rows } = await client.query<{
    id: number
    nit: string
    name: string
    is_same: boolean
    ours: string
  }>(
    `select c.id, c.nit, c.nombre as name, c.nit = s.nit as is_same, s.nit as ours
       from companies c, ${stageOf('companies')} s where c.id = $1 or c.nit = s.nit order by c.id = $1 desc limit 1`,
    [company],
  )
  const [there] = rows
  if (there === undefined) return
  const { id, nit, name, is_same: isSame, ours } = there
  if (id !== company) throw new BackupFault('nit-elsewhere', { company, nit, there: id })
  if (!isSame) throw new BackupFault('other-company', { company, nit: ours, name, there: nit })
  if (!replaces) throw new BackupFault('company-stands', { company, name })
}

async function leaveHosts(client: pg.Client, company: number): Promise<string[]> {
  const { rows } = await client.query<{ host: string }>(
    `delete from ${stageOf('company_hosts')} s
      where exists (select from company_hosts h where h.host = s.host and h.company_id <> $1) returning s.host`,
    [company],
  )
  return rows.map(({ host }) => host)
}

async function countErased(client: pg.Client, company: number, { takenAt }: BackupHead): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::integer as count from audit_log where company_id = $1 and action = 'person:erased' and at > $2`,
    [company, takenAt],
  )
  return rows[0]?.count ?? 0
}

async function writeDown(
  client: pg.Client,
  { company, replaces, head: { takenAt, version } }: Omit<WantedPlacing, 'tables'>,
): Promise<void> {
  await client.query(
    `select append_audit(company => $1, who => 'cli', person => null, what => 'company:restored',
                         aim => null, origin => null, more => $2)`,
    [company, { copia: takenAt, reemplazo: replaces }],
  )
  await client.query(`insert into care_acts (kind, ended_at, detail) values ('restore', now(), $1)`, [
    { company, takenAt, version },
  ])
}

/**
 * Invalidates cached content of the company by a new content version, and makes clients that watch its desks read
 * again.
 */
async function renew(client: pg.Client, company: number): Promise<void> {
  // More than the changes since the backup, whose count is unknown if the company was lost.
  const leap = 1000
  await client.query(
    `update companies c set nit = s.nit, dv = s.dv, nombre = s.nombre, created_at = s.created_at
       from ${stageOf('companies')} s where c.id = s.id`,
  )
  await client.query(
    `update companies c set content_version = greatest(c.content_version, s.content_version) + ${leap}
       from ${stageOf('companies')} s where c.id = s.id`,
  )
  await client.query(`select pg_notify('staff_live', $1)`, [String(company)])
}
