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

/** Begins a load. */
export async function beginLoad(
  tx: Transaction,
  { id, actor, plan }: { id: string; actor: string; plan: Partial<ImportPlan> },
): Promise<void> {
  await tx.run(
    sql`insert into import_loads (company_id, id, source, plan, created_by)
      values (${scopeCompany}, ${id}, ${plan.source ?? ''}, ${jsonb(plan)}, ${actor})`.compile(query),
  )
}

/** What is kept of a file until it is looked into. */
const unseen: SeenFile = { format: 'csv', encoding: null, separator: null, sheets: [] }

/** Gives files to a load: from now on they are its own. */
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

/** Keeps what was seen in a file when it was looked into once more. */
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

/** Reads a file of a load once more beside itself, as for another of its sheets. Answers the number of the new one. */
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

/** Takes a file away from a load, or all of them; what was theirs alone in the storage is swept. */
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

/** Removes a load that was not done. */
export async function removeLoad(tx: Transaction, id: string): Promise<void> {
  await dropFiles(tx, id, null)
  await tx.run(sql`delete from import_loads where company_id = ${scopeCompany} and id = ${id}`.compile(query))
}

/** Keeps how a load is to be done; what was tried before counts no more. */
export async function keepPlan(tx: Transaction, id: string, plan: Partial<ImportPlan>): Promise<number> {
  const [row] = await tx.run(
    sql<{ version: number }>`update import_loads
        set plan = ${jsonb(plan)}, source = ${plan.source ?? ''}, state = 'draft', checked = null, failure = null,
            progress = null, version = version + 1, updated_at = now()
      where company_id = ${scopeCompany} and id = ${id} returning version`.compile(query),
  )
  return row?.version ?? 0
}

/** Says that a load is tried out or done from now on; or, of a trial, that its files are looked into before it can be. */
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

/** How the work of a load ends, or how far it is. */
export type LoadChange =
  | { progress: ImportProgress }
  | { state: 'draft' }
  | { state: 'checked'; checked: unknown }
  | { state: 'loaded'; checked: unknown }
  | { state: 'failed'; failure: string }

/** Tells how far a load is or how it ended, while it is tried out or done. */
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
 * Changes a load that is neither tried out nor done just now, and that nobody changed since `version` was seen.
 * @throws Problem `import-not-found`, `import-busy`, `changed-meanwhile`.
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

/** Forgets a failed record of a load under the same number, before it is done again. */
export async function forgetFailure(tx: Transaction, id: string): Promise<void> {
  await tx.run(
    sql`delete from import_batches where company_id = ${scopeCompany} and id = ${id} and state = 'failed'`.compile(
      query,
    ),
  )
}

/** How many rows a load changed that can be given back. */
export async function countChanges(tx: Transaction, id: string): Promise<number> {
  const [row] = await tx.run(
    sql<{ changes: number }>`select count(*)::integer as changes from import_changes
      where company_id = ${scopeCompany} and batch_id = ${id}`.compile(query),
  )
  return row?.changes ?? 0
}

/** What undoing a load does to the rows of each kind: new ones go, changed ones are what they were, those that went come back. */
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

/** Marks a load as undone; what it changed need not be kept any more. */
export async function markUndone(tx: Transaction, id: string, actor: string): Promise<void> {
  await tx.run(
    sql`update import_batches set state = 'undone', undone_at = now(), undone_by = ${actor}
      where company_id = ${scopeCompany} and id = ${id}`.compile(query),
  )
  await tx.run(
    sql`delete from import_changes where company_id = ${scopeCompany} and batch_id = ${id}`.compile(query),
  )
}

/** Says when a source is expected. False where somebody else said so meanwhile. */
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

/** Days for which a load can be undone and its files are kept. */
export const keptDays = 60

/** Lets go of what loads of long ago kept for being undone or done again. */
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
