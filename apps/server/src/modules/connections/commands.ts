import { sql } from 'kysely'
import type { Cursor } from '@enlace/connectors/core/record.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { connectionTexts } from '@enlace/contract/connections/texts.ts'
import { query, scopeCompany, type Database, type Transaction } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { pulledKinds, type PulledKind, type PullState } from '@enlace/domain/connections.ts'
import { rememberMoment } from '@enlace/importer/core/records/batch.ts'
import { partOf } from './parts.ts'
import { auditIn } from '../../core/audit/desk-commands.ts'
import { addJob } from '../../core/jobs/commands.ts'

/** The job of a pull. */
export const pullTask = 'connection-pull'

/** The name of the cursor of a kind's files. */
export const filesCursor = (kind: PulledKind) => `files:${kind}`

/** Minutes for which a pull holds a connection without renewing it. */
const heldMinutes = 10

/** Maximum stored findings of a run. */
export const mostFindings = 500

/** Schedules a pull of a connection; a waiting one is moved. */
export async function planPull(tx: Pick<Transaction, 'run'>, id: string, runAt?: Date): Promise<void> {
  await addJob(tx, pullTask, { connection: id }, { key: id, ...(runAt ? { runAt } : {}) })
  await tx.run(
    sql`update connections set next_run_at = coalesce(${runAt ?? null}, now())
      where company_id = ${scopeCompany} and id = ${id}`.compile(query),
  )
}

/** Locks a connection for a run; false if another run holds it. */
export async function holdConnection(
  db: Database,
  scope: Scope,
  { id, runner, actor, isFull }: { id: string; runner: string; actor: string; isFull: boolean },
): Promise<boolean> {
  return db.transaction(scope, async (tx) => {
    const held = await tx.run(
      sql`update connections set held_by = ${runner}, held_until = now() + make_interval(mins => ${heldMinutes})
        where company_id = ${scopeCompany} and id = ${id}
          and (held_until is null or held_until <= now() or held_by = ${runner}) returning id`.compile(query),
    )
    if (held.length === 0) return false
    // The run of a killed process is marked as not finished.
    await tx.run(
      sql`update connection_runs set state = 'failed', ended_at = now()
        where company_id = ${scopeCompany} and connection_id = ${id} and state = 'running' and id <> ${runner}`.compile(
        query,
      ),
    )
    await tx.run(
      sql`insert into connection_runs (company_id, id, connection_id, actor, is_full)
        values (${scopeCompany}, ${runner}, ${id}, ${actor}, ${isFull})
        on conflict (company_id, id) do update set state = 'running'`.compile(query),
    )
    return true
  })
}

/** The outcome of a page of records. */
export interface KeptPage {
  kind: string
  cursor: Cursor
  /** The time up to which a kind of documents is complete, if this is the last page. */
  fresh: { freshness: string; moment: string } | null
  counts: Readonly<Record<'read' | 'inserted' | 'updated' | 'unchanged' | 'deleted' | 'refused', number>>
  findings: readonly { reference: string; message: string }[]
  /** The fields by which the portal knows each record from now on; null for a record that it no longer knows. */
  known: readonly {
    part: string
    id: string
    fields: Readonly<Record<string, string | null>> | null
    /** The key by which the portal has it, if this page told it. */
    key: string | null
  }[]
}

/**
 * Saves the progress of a run once its records are stored: after a crash in between, the repeated records are found
 * unchanged. False if the run lost the connection, or was stopped.
 */
export async function keepPage(
  db: Database,
  scope: Scope,
  { id, runner }: { id: string; runner: string },
  { kind, cursor, fresh, counts, findings, known }: KeptPage,
): Promise<boolean> {
  return db.transaction(scope, async (tx) => {
    const held = await renewHold(tx, { id, runner })
    if (!held) return false
    await keepCursor(tx, id, kind, cursor)
    await tx.run(
      sql`update connection_runs
          set read_rows = read_rows + ${counts.read}, inserted = inserted + ${counts.inserted},
              updated = updated + ${counts.updated}, unchanged = unchanged + ${counts.unchanged},
              deleted = deleted + ${counts.deleted}, refused = refused + ${counts.refused}
        where company_id = ${scopeCompany} and id = ${runner}`.compile(query),
    )
    await addFindings(tx, runner, findings)
    await remember(tx, id, known)
    if (fresh) await rememberMoment(tx.client, fresh.freshness, fresh.moment)
    return held.is_on
  })
}

/** Keeps a connection for a run that goes on; undefined if the run lost it. */
export async function renewHold(
  tx: Pick<Transaction, 'run'>,
  { id, runner }: { id: string; runner: string },
): Promise<{ is_on: boolean } | undefined> {
  const [held] = await tx.run(
    sql<{ is_on: boolean }>`update connections
        set held_until = now() + make_interval(mins => ${heldMinutes})
      where company_id = ${scopeCompany} and id = ${id} and held_by = ${runner} returning is_on`.compile(
      query,
    ),
  )
  return held
}

/** Stores how far a kind, or its files, was read. */
export async function keepCursor(
  tx: Pick<Transaction, 'run'>,
  id: string,
  kind: string,
  { at, next, after }: Cursor,
): Promise<void> {
  await tx.run(
    sql`insert into connection_cursors (company_id, connection_id, kind, reached_at, next_at, after_id)
      values (${scopeCompany}, ${id}, ${kind}, ${at}, ${next}, ${after})
      on conflict (company_id, connection_id, kind) do update
         set reached_at = excluded.reached_at, next_at = excluded.next_at, after_id = excluded.after_id`.compile(
      query,
    ),
  )
}

/** Adds findings to those of a run, up to the most. */
export async function addFindings(
  tx: Pick<Transaction, 'run'>,
  run: string,
  findings: KeptPage['findings'],
): Promise<void> {
  if (findings.length === 0) return
  await tx.run(
    sql`insert into connection_findings (company_id, run_id, seq, reference, message)
      select ${scopeCompany}, ${run}, before.count + f.at, f.reference, f.message
        from jsonb_to_recordset(${JSON.stringify(findings.map((one, at) => ({ ...one, at: at + 1 })))}::jsonb)
          as f (reference text, message text, at integer),
        (select count(*)::integer from connection_findings
          where company_id = ${scopeCompany} and run_id = ${run}) before
       where before.count + f.at <= ${mostFindings}`.compile(query),
  )
}

async function remember(tx: Pick<Transaction, 'run'>, id: string, known: KeptPage['known']): Promise<void> {
  if (known.length === 0) return
  const rows = sql`jsonb_to_recordset(${JSON.stringify(known)}::jsonb) as k (part text, id text, fields jsonb, key text)`
  await tx.run(
    sql`delete from connection_records r using ${rows}
      where r.company_id = ${scopeCompany} and r.connection_id = ${id} and r.kind = k.part and r.erp_id = k.id
        and k.fields is null`.compile(query),
  )
  await tx.run(
    sql`insert into connection_records (company_id, connection_id, kind, erp_id, known_by, record_key)
      select ${scopeCompany}, ${id}, k.part, k.id, k.fields, k.key from ${rows} where k.fields is not null
      on conflict (company_id, connection_id, kind, erp_id) do update
         set known_by = excluded.known_by, record_key = coalesce(excluded.record_key, connection_records.record_key)
       where connection_records.known_by is distinct from excluded.known_by
          or connection_records.record_key is distinct from coalesce(excluded.record_key, connection_records.record_key)`.compile(
      query,
    ),
  )
}

/** Resets the progress of a connection for some kinds, by default all, so that they are pulled again. */
export async function forgetCursors(
  tx: Pick<Transaction, 'run'>,
  id: string,
  kinds: readonly PulledKind[] = pulledKinds,
): Promise<void> {
  const cursors = kinds.flatMap((kind) => [kind, filesCursor(kind)])
  await tx.run(
    sql`delete from connection_cursors where company_id = ${scopeCompany} and connection_id = ${id}
        and kind = any (${cursors}::text[])`.compile(query),
  )
  // Refused files are tried again; those that were brought stay known.
  await tx.run(
    sql`delete from connection_files where company_id = ${scopeCompany} and connection_id = ${id} and sha256 is null
        and kind = any (${kinds.map((kind) => partOf[kind])}::text[])`.compile(query),
  )
}

/** Ends a run and releases its connection. `stopped` is the reason if the connection stops itself. */
export async function endRun(
  tx: Transaction,
  { id, runner }: { id: string; runner: string },
  {
    state,
    failure = null,
    stopsItself = false,
  }: { state: PullState; failure?: string | null; stopsItself?: boolean },
): Promise<void> {
  await tx.run(
    sql`update connection_runs set state = ${state}, failure = ${failure}, ended_at = now()
      where company_id = ${scopeCompany} and id = ${runner}`.compile(query),
  )
  const stopped = await tx.run(
    sql<{ nombre: string }>`update connections
        set held_by = null, held_until = null, is_on = is_on and not ${stopsItself}::boolean,
            stopped_why = case when ${stopsItself}::boolean then ${failure} else stopped_why end,
            version = version + ${stopsItself}::boolean::integer
      where company_id = ${scopeCompany} and id = ${id} and held_by = ${runner} returning nombre`.compile(
      query,
    ),
  )
  const [connection] = stopped
  if (!stopsItself || !connection) return
  const author = { actor: fill(connectionTexts.actor, connection), person: null, address: null }
  const detail = { nombre: connection.nombre, motivo: failure }
  await auditIn(tx, author, { action: 'connection:stopped-itself', target: id, detail })
}

/** Schedules the next pull of a connection, unless it is off. */
export async function planNext(tx: Transaction, id: string): Promise<void> {
  const [row] = await tx.run(
    sql<{ is_on: boolean; due: string }>`select is_on, now() + make_interval(mins => every_minutes) as due
      from connections where company_id = ${scopeCompany} and id = ${id}`.compile(query),
  )
  if (row?.is_on) await planPull(tx, id, new Date(row.due))
  else
    await tx.run(
      sql`update connections set next_run_at = null where company_id = ${scopeCompany} and id = ${id}`.compile(
        query,
      ),
    )
}
