import { sql } from 'kysely'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { ImportRhythm } from '@enlace/contract/imports/sources/freshness-schemas.ts'
import type { ImportPlan, ImportProgress } from '@enlace/contract/imports/schemas.ts'
import { query, scopeCompany, type Database, type Transaction } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import type { SeenFile } from '@enlace/importer/inspect-file.ts'
import type { TakenFile } from './running/taken-files.ts'
import { lockLoad, type LoadFileRow, type LoadRow } from './loads/queries.ts'

const jsonb = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`

/** Creates a load. */
export async function beginLoad(
  tx: Transaction,
  { id, actor, plan }: { id: string; actor: string; plan: Partial<ImportPlan> },
): Promise<void> {
  await tx.run(
    sql`insert into import_loads (company_id, id, source, plan, created_by)
      values (${scopeCompany}, ${id}, ${plan.source ?? ''}, ${jsonb(plan)}, ${actor})`.compile(query),
  )
}

/** The inspection result of a file before its inspection. */
const unseen: SeenFile = { format: 'csv', encoding: null, separator: null, sheets: [] }

/** Adds files to a load, which owns them from now on. */
export async function takeFiles(tx: Transaction, load: string, files: readonly TakenFile[]): Promise<void> {
  for (const { seq, name, size, sha256, storageKey, seen } of files) {
    await tx.run(
      sql`insert into import_load_files (company_id, load_id, seq, name, bytes, sha256, storage_key, seen)
        values (${scopeCompany}, ${load}, ${seq}, ${name}, ${size}, ${sha256}, ${storageKey}, ${jsonb(seen ?? unseen)})`.compile(
        query,
      ),
    )
    await tx.run(
      sql`update stored_files set claimed_at = now()
        where company_id = ${scopeCompany} and storage_key = ${storageKey}`.compile(query),
    )
  }
}

/** Updates the result of a file's inspection after it was repeated. */
export async function keepSeen(
  tx: Transaction,
  load: string,
  seq: number,
  seen: TakenFile['seen'],
): Promise<void> {
  await tx.run(
    sql`update import_load_files set seen = ${jsonb(seen)}
      where company_id = ${scopeCompany} and load_id = ${load} and seq = ${seq}`.compile(query),
  )
}

/** Copies a file of a load, to read another of its sheets. Returns the number of the copy. */
export async function repeatFile(tx: Transaction, load: string, seq: number): Promise<number> {
  const [row] = await tx.run(
    sql<{
      seq: number
    }>`insert into import_load_files (company_id, load_id, seq, name, bytes, sha256, storage_key, seen)
      select company_id, load_id,
             (select max(o.seq) + 1 from import_load_files o
               where o.company_id = f.company_id and o.load_id = f.load_id),
             name, bytes, sha256, storage_key, seen
        from import_load_files f where company_id = ${scopeCompany} and load_id = ${load} and seq = ${seq}
      returning seq`.compile(query),
  )
  return row?.seq ?? 0
}

/** Removes one or all files of a load; files in storage that nothing else uses are swept. */
export async function dropFiles(tx: Transaction, load: string, seq: number | null): Promise<void> {
  await tx.run(
    sql`with gone as (
        delete from import_load_files where company_id = ${scopeCompany} and load_id = ${load}
           and (${seq}::integer is null or seq = ${seq}) returning storage_key)
      update stored_files s set claimed_at = null, created_at = now() - interval '2 days' from gone g
       where s.company_id = ${scopeCompany} and s.storage_key = g.storage_key
         and not exists (select from import_load_files o
                          where o.company_id = s.company_id and o.storage_key = s.storage_key
                            and ${seq}::integer is not null and o.load_id = ${load} and o.seq <> ${seq})`.compile(
      query,
    ),
  )
}

/** Removes a load that was not executed. */
export async function removeLoad(tx: Transaction, id: string): Promise<void> {
  await dropFiles(tx, id, null)
  await tx.run(sql`delete from import_loads where company_id = ${scopeCompany} and id = ${id}`.compile(query))
}

/** Saves the plan of a load and discards earlier trial results. */
export async function keepPlan(tx: Transaction, id: string, plan: Partial<ImportPlan>): Promise<number> {
  const [row] = await tx.run(
    sql<{ version: number }>`update import_loads
        set plan = ${jsonb(plan)}, source = ${plan.source ?? ''}, state = 'draft', checked = null, failure = null,
            progress = null, version = version + 1, updated_at = now()
      where company_id = ${scopeCompany} and id = ${id} returning version`.compile(query),
  )
  return row?.version ?? 0
}

/** Marks a load as running its trial or the load itself, or a trial as waiting for the inspection of its files. */
export async function startWork(
  tx: Transaction,
  id: string,
  state: 'checking' | 'loading',
  {
    confirmsClosing = false,
    step = 'waiting',
  }: { confirmsClosing?: boolean; step?: 'waiting' | 'looking' } = {},
): Promise<void> {
  const waiting: ImportProgress = { step, of: '', count: 0, total: 0 }
  await tx.run(
    sql`update import_loads
        set state = ${state}, progress = ${jsonb(waiting)}, failure = null, confirms_closing = ${confirmsClosing},
            version = version + 1, updated_at = now()
      where company_id = ${scopeCompany} and id = ${id}`.compile(query),
  )
}

/** The progress or the outcome of a load. */
export type LoadChange =
  | { progress: ImportProgress }
  | { state: 'draft' }
  | { state: 'checked'; checked: unknown }
  | { state: 'loaded'; checked: unknown }
  | { state: 'failed'; failure: string }

/** Records the progress or the outcome of a running trial or load. */
export async function tellLoad(db: Database, company: number, id: string, change: LoadChange): Promise<void> {
  const set =
    'progress' in change
      ? sql`progress = ${jsonb(change.progress)}`
      : change.state === 'failed'
        ? sql`state = 'failed', failure = ${change.failure}, progress = null, version = version + 1`
        : change.state === 'draft'
          ? sql`state = 'draft', progress = null, version = version + 1`
          : sql`state = ${change.state}, checked = ${jsonb(change.checked)}, progress = null, version = version + 1`
  await db.read(Scope.ofStaff(company), [
    sql`update import_loads set ${set}, updated_at = now()
      where company_id = ${scopeCompany} and id = ${id} and state in ('checking', 'loading')`.compile(query),
  ])
}

/**
 * Changes a load that is not running and still has the given `version`. @throws Problem `import-not-found`,
 * `import-busy`, `changed-meanwhile`.
 */
export function changeLoad<Made>(
  db: Database,
  scope: Scope,
  id: string,
  version: number | undefined,
  act: (tx: Transaction, found: { load: LoadRow; files: LoadFileRow[] }) => Promise<Made>,
): Promise<Made> {
  return db.transaction(scope, async (tx) => {
    const found = await lockLoad(tx, id)
    if (!found) throw new Problem('import-not-found')
    const { state } = found.load
    if (state === 'checking' || state === 'loading' || state === 'loaded') throw new Problem('import-busy')
    if (version !== undefined && version !== found.load.version) throw new Problem('changed-meanwhile')
    return act(tx, found)
  })
}

/** Deletes the record of a failed load, whose number is used again on retry. */
export async function forgetFailure(tx: Transaction, id: string): Promise<void> {
  await tx.run(
    sql`delete from import_batches where company_id = ${scopeCompany} and id = ${id} and state = 'failed'`.compile(
      query,
    ),
  )
}

/** Counts the changed rows of a load that can be restored. */
export async function countChanges(tx: Transaction, id: string): Promise<number> {
  const [row] = await tx.run(
    sql<{ changes: number }>`select count(*)::integer as changes from import_changes
      where company_id = ${scopeCompany} and batch_id = ${id}`.compile(query),
  )
  return row?.changes ?? 0
}

/** Counts the rows of each kind that undoing a load deletes (new), restores (changed) or brings back (removed). */
export function countUndone(tx: Transaction, id: string) {
  return tx.run(
    sql<{ table: string; removed: number; restored: number; returned: number }>`
      select table_name as table,
             count(*) filter (where was_new)::integer as removed,
             count(*) filter (where not was_new and not went)::integer as restored,
             count(*) filter (where not was_new and went)::integer as returned
        from (select table_name, bool_or(before is null) as was_new, bool_or(after is null) as went
                from import_changes where company_id = ${scopeCompany} and batch_id = ${id}
               group by table_name, key) changed
       group by 1 order by 1`.compile(query),
  )
}

/** Marks a load as undone and drops the changes it kept. */
export async function markUndone(tx: Transaction, id: string, actor: string): Promise<void> {
  await tx.run(
    sql`update import_batches set state = 'undone', undone_at = now(), undone_by = ${actor}
      where company_id = ${scopeCompany} and id = ${id}`.compile(query),
  )
  await tx.run(
    sql`delete from import_changes where company_id = ${scopeCompany} and batch_id = ${id}`.compile(query),
  )
}

/** Sets when a source is expected. Returns false if it was changed meanwhile. */
export async function keepRhythm(
  tx: Transaction,
  {
    source,
    version,
    rhythm,
    actor,
  }: { source: string; version: number; rhythm: ImportRhythm; actor: string },
): Promise<boolean> {
  const kept = await tx.run(
    sql`insert into import_sources (company_id, source, rhythm, updated_by)
      select ${scopeCompany}, ${source}, ${jsonb(rhythm)}, ${actor}
       where ${version} = 0 or exists (select from import_sources
                                        where company_id = ${scopeCompany} and source = ${source})
      on conflict (company_id, source) do update
         set rhythm = excluded.rhythm, updated_by = excluded.updated_by, updated_at = now(),
             version = import_sources.version + 1
       where import_sources.version = ${version}
      returning source`.compile(query),
  )
  return kept.length > 0
}

/** Days during which a load can be undone and its files are kept. */
export const keptDays = 60

/** Deletes what old loads kept for undoing or repeating them. */
export async function sweepLoads(db: Database, company: number): Promise<void> {
  const old = sql`now() - make_interval(days => ${keptDays})`
  await db.read(Scope.ofStaff(company), [
    sql`delete from import_changes c using import_batches b
      where c.company_id = ${scopeCompany} and b.company_id = c.company_id and b.id = c.batch_id
        and b.started_at < ${old}`.compile(query),
    sql`with gone as (
        delete from import_load_files f using import_loads l
         where f.company_id = ${scopeCompany} and l.company_id = f.company_id and l.id = f.load_id
           and l.updated_at < ${old} and l.state not in ('checking', 'loading') returning f.storage_key)
      update stored_files s set claimed_at = null, created_at = now() - interval '2 days' from gone g
       where s.company_id = ${scopeCompany} and s.storage_key = g.storage_key`.compile(query),
    sql`delete from import_loads where company_id = ${scopeCompany} and updated_at < ${old}
        and state not in ('checking', 'loading', 'loaded')`.compile(query),
  ])
}
