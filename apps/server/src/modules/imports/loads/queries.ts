import { sql, type RawBuilder } from 'kysely'
import type { ImportPlan } from '@enlace/contract/imports/schemas.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { query, scopeCompany, type Database, type Transaction } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { staffNameOf } from '../../../core/desk/member-name-queries.ts'

/** Rows per page. */
export const pageSize = 25

/** A row of loads. */
export interface LoadRow {
  id: string
  source: string
  state: 'draft' | 'checking' | 'checked' | 'loading' | 'loaded' | 'failed'
  plan: Partial<ImportPlan>
  checked: unknown
  progress: unknown
  failure: string | null
  confirms_closing: boolean
  created_by: string
  version: number
  created_at: string
  updated_at: string
}

/** A row of a load's files. */
export interface LoadFileRow {
  seq: number
  name: string
  bytes: string
  sha256: string
  storage_key: string
  seen: unknown
}

const loadOf = (id: string) =>
  query
    .selectFrom('import_loads')
    .select([
      'id',
      'source',
      'state',
      'plan',
      'checked',
      'progress',
      'failure',
      'confirms_closing',
      'created_by',
      'version',
      'created_at',
      'updated_at',
    ])
    .where('company_id', '=', scopeCompany)
    .where('id', '=', id)
    .$castTo<LoadRow>()

const filesOf = (id: string) =>
  query
    .selectFrom('import_load_files')
    .select(['seq', 'name', 'bytes', 'sha256', 'storage_key', 'seen'])
    .where('company_id', '=', scopeCompany)
    .where('load_id', '=', id)
    .orderBy('seq')
    .$castTo<LoadFileRow>()
    .compile()

/** Finds a load of the company with its files; undefined if it does not exist. */
export async function findLoad(
  db: Database,
  scope: Scope,
  id: string,
): Promise<{ load: LoadRow; files: LoadFileRow[] } | undefined> {
  const [[load], files] = await db.read(scope, [loadOf(id).compile(), filesOf(id)])
  return load && { load, files }
}

/** Finds and locks a load until the transaction ends. */
export async function lockLoad(
  tx: Transaction,
  id: string,
): Promise<{ load: LoadRow; files: LoadFileRow[] } | undefined> {
  const [load] = await tx.run(loadOf(id).forUpdate().compile())
  return load && { load, files: await tx.run(filesOf(id)) }
}

/** A finished load as stored. */
export interface BatchRow {
  id: string
  source: string
  file_name: string
  state: 'running' | 'loaded' | 'failed' | 'undone'
  rows_read: number
  rows_inserted: number
  rows_updated: number
  rows_unchanged: number
  rows_deleted: number
  rows_closed: number
  rows_refused: number
  rows_doubtful: number
  rows_left_out: number
  /** Sent by a program that stopped before the end. */
  broke_off: boolean
  failure: string | null
  actor: string
  started_at: string
  finished_at: string | null
  undone_at: string | null
  undone_by: string | null
  actor_name: string
  undone_by_name: string | null
  headers: Record<string, string[]>
}

/** Whether a program still sends the load, or stopped before its end. A push has its load's id. */
const pushOf = (what: RawBuilder<boolean>, id: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from pushes p where p.company_id = ${scopeCompany} and p.id = ${id} and ${what})`
const isUnderWay = sql<boolean>`p.state = 'running' and p.alive_until > now()`
const brokeOff = sql<boolean>`p.state <> 'complete' and not (${isUnderWay})`
const stateNow = sql<
  BatchRow['state']
>`case when state = 'loaded' and ${pushOf(isUnderWay, sql`import_batches.id`)}
  then 'running' else state end`

/** The finished and running loads of the company. */
export const batches = query
  .selectFrom('import_batches')
  .select([
    stateNow.as('state'),
    pushOf(brokeOff, sql`import_batches.id`).as('broke_off'),
    staffNameOf('actor').as('actor_name'),
    sql<string | null>`staff_name_of(undone_by)`.as('undone_by_name'),
    'id',
    'source',
    'file_name',
    'rows_read',
    'rows_inserted',
    'rows_updated',
    'rows_unchanged',
    'rows_deleted',
    'rows_closed',
    'rows_refused',
    'rows_doubtful',
    'rows_left_out',
    'failure',
    'actor',
    'started_at',
    'finished_at',
    'undone_at',
    'undone_by',
    'headers',
  ])
  .where('company_id', '=', scopeCompany)

/** Finds a finished load of the company; undefined if it does not exist. */
export async function findBatch(db: Database, scope: Scope, id: string): Promise<BatchRow | undefined> {
  const [[batch]] = await db.read(scope, [batches.where('id', '=', id).$castTo<BatchRow>().compile()])
  return batch
}

/** The unfinished loads. */
export const openLoads = sql<OpenRow>`
    select l.id, l.source, l.state, l.created_by, ${staffNameOf('l.created_by')} as created_by_name, l.updated_at,
           l.state = 'checking' and l.progress ->> 'step' = 'looking' as looking,
           coalesce((select string_agg(f.name, ', ' order by f.seq) from import_load_files f
                      where f.company_id = l.company_id and f.load_id = l.id), '') as files
      from import_loads l
     where l.company_id = ${scopeCompany} and l.state not in ('loaded')
       and not (l.state = 'failed' and l.updated_at < now() - interval '30 days')
     order by l.updated_at desc limit 20`.compile(query)

/** An unfinished load. */
export interface OpenRow {
  id: string
  source: string
  state: LoadRow['state']
  /** Whether its files are still being inspected. */
  looking: boolean | null
  files: string
  created_by: string
  created_by_name: string
  updated_at: string
}

const sourceNames = sql<{ source: string }>`
  select source from import_batches where company_id = ${scopeCompany}
   union select source from import_mappings where company_id = ${scopeCompany}
   union select source from import_sources where company_id = ${scopeCompany} order by 1`.compile(query)

const companyNit = query.selectFrom('companies').select('nit').where('id', '=', scopeCompany).compile()

/** Returns the names of the company's sources, the saved mapping of one, and the company's own NIT. */
export async function findMapping(
  db: Database,
  scope: Scope,
  source: string,
): Promise<{ sources: string[]; mapping: unknown; ownNit: string | null }> {
  const saved = query
    .selectFrom('import_mappings')
    .select('mapping')
    .where('company_id', '=', scopeCompany)
    .where('source', '=', source)
  const [sources, [row], [own]] = await db.read(scope, [sourceNames, saved.compile(), companyNit])
  return { sources: sources.map((one) => one.source), mapping: row?.mapping, ownNit: own?.nit ?? null }
}

/** A source as stored, with its last load. */
export interface SourceRow {
  source: string
  version: number
  rhythm: unknown
  last_at: string | null
  last_batch: string | null
  has_mapping: boolean
  /** When its rhythm was set. */
  rhythm_at: string | null
  alarm_at: string | null
}

/** Returns every source of the company. */
export async function findSources(db: Database, scope: Scope): Promise<SourceRow[]> {
  const [rows] = await db.read(scope, [
    sql<SourceRow>`
      with named as (
        select source from import_batches where company_id = ${scopeCompany}
         union select source from import_mappings where company_id = ${scopeCompany}
         union select source from import_sources where company_id = ${scopeCompany})
      select n.source, coalesce(s.version, 0) as version, s.rhythm, b.finished_at as last_at, b.id as last_batch,
             m.source is not null as has_mapping, s.updated_at as rhythm_at, a.raised_at as alarm_at
        from named n
        left join import_sources s on s.company_id = ${scopeCompany} and s.source = n.source
        left join source_alarms a on a.company_id = ${scopeCompany} and a.source = n.source and a.cleared_at is null
        left join import_mappings m on m.company_id = ${scopeCompany} and m.source = n.source
        left join lateral (select id, finished_at from import_batches b
                            where b.company_id = ${scopeCompany} and b.source = n.source and b.state = 'loaded'
                            order by finished_at desc limit 1) b on true
       order by n.source`.compile(query),
  ])
  return rows
}

/** Returns a finished load of the company. @throws Problem `import-not-found`. */
export async function demandBatch(db: Database, scope: Scope, id: string): Promise<BatchRow> {
  const batch = await findBatch(db, scope, id)
  if (!batch) throw new Problem('import-not-found')
  return batch
}

/** Returns whether a program still sends a load. */
export async function isComing(tx: Transaction, id: string): Promise<boolean> {
  const [found] = await tx.run(
    sql<{ coming: boolean }>`select ${pushOf(isUnderWay, sql`${id}::uuid`)} as coming`.compile(query),
  )
  return found?.coming === true
}

/** Counts the sources that are overdue now. */
export const missedSources = sql<{ count: number }>`select count(*)::integer as count from source_alarms
  where company_id = ${scopeCompany} and cleared_at is null`.compile(query)
