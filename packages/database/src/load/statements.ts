import { noteChanges, noteGone } from './changes.ts'
import type { LoadReference, LoadTable } from './load-table.ts'
import { quote, text } from './sql-words.ts'

/** The temporary table that COPY fills, and the one in which keys of the ERP have become ids. */
const staged = 'load_staged'
const resolved = 'load_resolved'

const inCompany = 'company_id = (select scope_company())'
const list = (parts: readonly string[], separator = ', ') => parts.join(separator)

/** Every statement of one load, in its order. The only parameter is said where there is one. */
export interface LoadStatements {
  createStaged: string
  copy: string
  analyzeStaged: string
  createResolved: string
  analyzeResolved: string
  /** $1: the batch. What will change is noted before it does. */
  note: string
  /** $1: the batch, where the table remembers it. */
  upsert: string
  /** $1: the ERP keys of the rows whose whole picture was loaded; $2: the batch. */
  removeOthers: string | undefined
  drop: string
}

/** Writes the statements that bring rows of one shape into a table. Names come from the code, never from a file. */
export function loadStatements<Row>(target: LoadTable<Row>): LoadStatements {
  const references = target.references ?? []
  const keys = [...new Set(references.map(({ by }) => by))]
  const extra = keys.filter((key) => !target.columns.includes(key))
  const table = quote(target.table)
  return {
    createStaged: `create temporary table ${staged} on commit drop as select
      ${list([...target.columns.map(quote), ...extra.map((key) => `null::text as ${quote(key)}`)])}
      from ${table} with no data`,
    copy: `copy ${staged} (${list(stagedColumns(target).map(quote))}) from stdin`,
    analyzeStaged: analyze(staged, keys.length > 0 ? keys : target.key),
    createResolved: createResolved(target, references),
    analyzeResolved: analyze(resolved, target.key),
    note: noteChanges(target, resolvedColumns(target)),
    upsert: upsert(target),
    removeOthers: removeOthers(target, references),
    drop: `drop table ${staged}, ${resolved}`,
  }
}

/** The row's fields in the order in which COPY sends them. */
export function stagedColumns<Row>(target: LoadTable<Row>): (keyof Row & string)[] {
  return [...new Set([...target.columns, ...(target.references ?? []).map(({ by }) => by)])]
}

/**
 * A temporary table is never analysed by itself; without it the joins are planned for one row. Of the columns only those
 * matter by which rows are joined: long texts take longer to sample than to load.
 */
function analyze(table: string, columns: readonly string[]): string {
  return `analyze ${table} (${list(columns.map(quote))})`
}

function createResolved<Row>(target: LoadTable<Row>, references: readonly LoadReference<Row>[]): string {
  const joins = references.map(
    ({ to, by }, place) =>
      `left join ${quote(to)} r${place} on r${place}.${inCompany} and r${place}.erp_key = s.${quote(by)}`,
  )
  const values = [
    ...target.columns.map((column) => `s.${quote(column)}`),
    ...references.flatMap(({ column, copies = [], standIn }, place) => [
      `${standIn === undefined ? `r${place}.id` : `coalesce(r${place}.${quote(standIn)}, r${place}.id)`} as ${quote(column)}`,
      ...copies.map((copy) => `r${place}.${quote(copy)}`),
    ]),
    ...Object.entries(target.constants ?? {}).map(
      ([name, value]) => `${text(value)}::text as ${quote(name)}`,
    ),
  ]
  return `create temporary table ${resolved} on commit drop as
    select ${list(values)} from ${staged} s ${list(joins, ' ')}${passedOver(target)}`
}

/** Rows for which another stands now are left as they are: the ERP may go on sending them. */
function passedOver<Row>({ table, key, passesOver }: LoadTable<Row>): string {
  if (passesOver === undefined) return ''
  const same = list(
    key.map((column) => `o.${quote(column)} = s.${quote(column)}`),
    ' and ',
  )
  return ` where not exists (select from ${quote(table)} o
    where o.${inCompany} and ${same} and o.${quote(passesOver)} is not null)`
}

function upsert<Row>(target: LoadTable<Row>): string {
  const columns = resolvedColumns(target)
  const compared = columns.filter((column) => !target.key.includes(column))
  const hasBatch = target.remembers !== 'nothing'
  const changes = [
    ...compared.map((column) => `${quote(column)} = excluded.${quote(column)}`),
    ...(hasBatch ? ['import_batch_id = excluded.import_batch_id'] : []),
    ...(target.remembers === 'batch-and-time' ? ['updated_at = now()'] : []),
  ]
  return `with written as (
      insert into ${quote(target.table)} as t (company_id, ${list(columns.map(quote))}${hasBatch ? ', import_batch_id' : ''})
      select (select scope_company()), ${list(columns.map(quote))}${hasBatch ? ', $1::uuid' : ''}
        from ${resolved}
       order by ${list(target.key.map(quote))}
      on conflict (company_id, ${list(target.key.map(quote))}) do update set ${list(changes)}
       where (${list(compared.map((column) => `t.${quote(column)}`))})
             is distinct from (${list(compared.map((column) => `excluded.${quote(column)}`))})
      returning (t.xmax = 0) as is_new
    )
    select (select count(*) from ${resolved})::integer as loaded,
           count(*) filter (where is_new)::integer as inserted,
           count(*) filter (where not is_new)::integer as updated from written`
}

function removeOthers<Row>(
  target: LoadTable<Row>,
  references: readonly LoadReference<Row>[],
): string | undefined {
  const parent = references.find(({ column }) => column === target.replaces)
  if (!parent) return undefined
  const constants = Object.entries(target.constants ?? {}).map(
    ([name, value]) => `and t.${quote(name)} = ${text(value)}`,
  )
  return `with gone as (
      delete from ${quote(target.table)} t using ${quote(parent.to)} p
       where t.${inCompany} and p.${inCompany} and p.erp_key = any ($1::text[])
         and t.${quote(parent.column)} = p.id ${list(constants, ' ')}
         and not exists (select from ${resolved} r
                          where ${list(
                            target.key.map((column) => `r.${quote(column)} = t.${quote(column)}`),
                            ' and ',
                          )})
      returning t.*
    ), noted as (${noteGone(target, 'gone', '$2')})
    select count(*)::integer as deleted from gone`
}

function resolvedColumns<Row>(target: LoadTable<Row>): string[] {
  return [
    ...target.columns,
    ...(target.references ?? []).flatMap(({ column, copies = [] }) => [column, ...copies]),
    ...Object.keys(target.constants ?? {}),
  ]
}
