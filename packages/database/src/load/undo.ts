import type { PoolClient } from 'pg'
import { quote, text } from './sql-words.ts'

const inCompany = 'company_id = (select scope_company())'

/** Rows of a table that changed after a load, so that it cannot be undone. */
export interface UndoHindrance {
  table: string
  rows: number
  /** The keys of the first of them. */
  examples: string[]
}

/** Consecutive changes of one table, one per row, with the table's own columns. */
interface Run {
  table: string
  keys: string[]
  columns: string[]
  first: string
  last: string
  place: number
  most: number
}

/** What prevents a load from being undone; empty if it can be undone. */
export async function undoHindrances(client: PoolClient, batch: string): Promise<UndoHindrance[]> {
  const { rows: changed } = await client.query<{ table: string; keys: string[] }>(
    `select table_name as table, array(select jsonb_object_keys((array_agg(key))[1])) as keys
       from import_changes where ${inCompany} and batch_id = $1 group by table_name order by table_name`,
    [batch],
  )
  const found: UndoHindrance[] = []
  for (const { table, keys } of changed) {
    const { rows } = await client.query<{ rows: number; examples: string[] | null }>(touched(table, keys), [
      batch,
    ])
    const [now] = rows
    if (now && now.rows > 0) found.push({ table, rows: now.rows, examples: now.examples ?? [] })
  }
  return found
}

/**
 * Restores every row that a load changed, the last change first: new rows are deleted, deleted ones inserted. The
 * caller has checked for hindrances in the same transaction. Returns how many rows were restored.
 */
export async function undoChanges(client: PoolClient, batch: string): Promise<number> {
  let undone = 0
  for (const run of await runsOf(client, batch)) {
    for (const statement of [removeNew(run), giveBack(run), bringBack(run)]) {
      const { rowCount } = await client.query(statement, [batch, run.first, run.last])
      undone += rowCount ?? 0
    }
  }
  return undone
}

async function runsOf(client: PoolClient, batch: string): Promise<Run[]> {
  const { rows } = await client.query<Run>(
    `with noted as (
       select seq, table_name, key, lag(table_name) over (order by seq) is distinct from table_name as begins
         from import_changes where ${inCompany} and batch_id = $1),
     numbered as (select *, count(*) filter (where begins) over (order by seq) as run from noted),
     -- Parts of a load that follow one another may change a row twice: its later change is undone before the earlier one.
     places as (
       select run, max(times)::integer as most, generate_series(1, max(times)::integer) as place
         from (select run, count(*) as times from numbered group by run, key) each group by run)
     select table_name as table, min(seq)::text as first, max(seq)::text as last, place, most,
            array(select jsonb_object_keys((array_agg(key))[1])) as keys,
            array(select c.column_name::text from information_schema.columns c
                   where c.table_schema = 'public' and c.table_name = numbered.table_name
                     and c.is_generated = 'NEVER' and c.is_identity = 'NO') as columns
       from numbered join places using (run) group by run, table_name, place, most order by run desc, place desc`,
    [batch],
  )
  return rows
}

/** Joins a change to its row by the values of its key, each cast to the column's type. */
function joined(table: string, keys: readonly string[]): string {
  const pairs = keys.map(
    (key) => `t.${quote(key)} = (jsonb_populate_record(null::${quote(table)}, c.key)).${quote(key)}`,
  )
  return [`t.${inCompany}`, ...pairs].join(' and ')
}

/**
 * Compares the load's last change of each key with the present row; for a load in parts, also finds changes by others
 * between two parts.
 */
function touched(table: string, keys: readonly string[]): string {
  const typed = `to_jsonb(jsonb_populate_record(null::${quote(table)}, c.after))`
  const differs = (now: string) =>
    `exists (select 1 from jsonb_object_keys(c.after) k where (${now} -> k) is distinct from (${typed} -> k))`
  const own = `c.${inCompany} and c.batch_id = $1 and c.table_name = ${text(table)}`
  return `with lasting as (
      select distinct on (c.key) c.key, c.after from import_changes c where ${own} order by c.key, c.seq desc),
    following as (
      select c.key, c.after, lead(c.before) over own as found, lead(c.seq) over own as later from import_changes c
       where ${own} and exists (select from import_batches b where b.${inCompany} and b.id = $1 and b.parts > 1)
      window own as (partition by c.key order by c.seq)),
    touched as (
      select c.key from lasting c left join ${quote(table)} t on ${joined(table, keys)}
       where case when c.after is null then t.company_id is not null
                  else t.company_id is null or ${differs('to_jsonb(t)')} end
      union
      select c.key from following c
       where c.later is not null
         and case when c.after is null then c.found is not null else c.found is null or ${differs('c.found')} end)
    select count(*)::integer as rows,
           (select array_agg(named) from (
              select (select string_agg(value, ' · ') from jsonb_each_text(key)) as named
                from touched order by 1 limit 5) few) as examples
      from touched`
}

const inRun = ({ table }: Run) =>
  `${inCompany} and batch_id = $1 and table_name = ${text(table)} and seq between $2::bigint and $3::bigint`

/** A run's changes, one per row. */
function changesOf(run: Run): string {
  const { place, most } = run
  const change = `select before, after, key from`
  if (most === 1) return `(${change} import_changes where ${inRun(run)}) c`
  return `(${change} (select *, row_number() over (partition by key order by seq) as place from import_changes
     where ${inRun(run)}) placed where place = ${place}) c`
}

function removeNew(run: Run): string {
  return `delete from ${quote(run.table)} t using ${changesOf(run)}
    where c.before is null and ${joined(run.table, run.keys)}`
}

function giveBack(run: Run): string {
  const values = run.columns.map((column) => `${quote(column)} = b.${quote(column)}`).join(', ')
  return `update ${quote(run.table)} t set ${values}
     from ${changesOf(run)}, lateral jsonb_populate_record(null::${quote(run.table)}, c.before) b
    where c.before is not null and c.after is not null and ${joined(run.table, run.keys)}`
}

function bringBack(run: Run): string {
  const columns = run.columns.map(quote).join(', ')
  return `insert into ${quote(run.table)} (${columns})
    select ${run.columns.map((column) => `b.${quote(column)}`).join(', ')}
      from ${changesOf(run)}, lateral jsonb_populate_record(null::${quote(run.table)}, c.before) b
     where c.before is not null and c.after is null`
}
