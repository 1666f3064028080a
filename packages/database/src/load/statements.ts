import { noteChanged, noteGone, noteNew } from './changes.ts'
import type { LoadReference, LoadTable } from './load-table.ts'
import { quote, text } from './sql-words.ts'

/** The temporary table that COPY fills, and the one in which ERP keys are resolved to ids. */
const staged = 'load_staged'
const resolved = 'load_resolved'
/** Its column with the row's state. */
const state = 'load_state'

const inCompany = 'company_id = (select scope_company())'
const list = (parts: readonly string[], separator = ', ') => parts.join(separator)

/** The state of a row of the load, decided once for all later statements. */
export type RowState = 'new' | 'changed' | 'same'

/** Every statement of one load, in order. The only parameter is given where there is one. */
export interface LoadStatements {
  createStaged: string
  copy: string
  analyzeStaged: string
  /** Finds the rows' owners, and which of them are new or differ. */
  createResolved: string
  /** Counts the rows of each state. */
  count: string
  analyzeResolved: string
  /** $1: the batch. Changes are recorded before they are made. */
  noteNew: string
  noteChanged: string
  /** $1: the batch, if the table stores it. */
  insert: string
  /** Undefined if every row is sent as an insert: then the insert also updates, and returns its counts. */
  update: string | undefined
  /** $1: the ERP keys of the parents whose rows were all loaded; $2: the batch. */
  removeOthers: string | undefined
  drop: string
}

/** Builds the statements that load rows of one shape into a table. Names come from the code, never from a file. */
export function loadStatements<Row>(target: LoadTable<Row>): LoadStatements {
  const references = target.references ?? []
  const keys = [...new Set(references.map(({ by }) => by))]
  const extra = keys.filter((key) => !target.columns.includes(key))
  const columns = resolvedColumns(target)
  const table = quote(target.table)
  const joined = stagedColumns(target).filter(
    (column) => keys.includes(column) || target.key.includes(column),
  )
  return {
    createStaged: `create temporary table ${staged} on commit drop as select
      ${list([...target.columns.map(quote), ...extra.map((key) => `null::text as ${quote(key)}`)])}
      from ${table} with no data`,
    copy: `copy ${staged} (${list(stagedColumns(target).map(quote))}) from stdin`,
    analyzeStaged: analyze(staged, joined),
    createResolved: createResolved(target, references),
    count: `select ${state} as state, count(*)::integer as rows from ${resolved} group by 1`,
    analyzeResolved: analyze(resolved, target.key),
    noteNew: noteNew(target, columns),
    noteChanged: noteChanged(target, columns),
    insert: insert(target),
    update: target.isProposed ? undefined : update(target),
    removeOthers: removeOthers(target, references),
    drop: `drop table ${staged}, ${resolved}`,
  }
}

/** The row's fields in the order in which COPY sends them. */
export function stagedColumns<Row>(target: LoadTable<Row>): (keyof Row & string)[] {
  return [...new Set([...target.columns, ...(target.references ?? []).map(({ by }) => by)])]
}

/**
 * Temporary tables are not analysed automatically; without it the joins are planned for one row. Only the columns of
 * the joins matter: long texts take longer to sample than to load.
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
  // In the order of the key, so that every index that begins with it is written page by page.
  return `create temporary table ${resolved} on commit drop as
    select n.*, case when t.company_id is null then 'new' when ${differs(target, 'n')} then 'changed' else 'same' end as ${state}
      from (select ${list(values)} from ${staged} s ${list(joins, ' ')}${passedOver(target)}) n
      left join ${quote(target.table)} t on t.${inCompany} and ${sameKey(target, 'n')}
     order by ${list(target.key.map((column) => `n.${quote(column)}`))}`
}

/** Excludes rows that have a replacement: the ERP may continue to send them. */
function passedOver<Row>({ table, key, passesOver }: LoadTable<Row>): string {
  if (passesOver === undefined) return ''
  const same = list(
    key.map((column) => `o.${quote(column)} = s.${quote(column)}`),
    ' and ',
  )
  return ` where not exists (select from ${quote(table)} o
    where o.${inCompany} and ${same} and o.${quote(passesOver)} is not null)`
}

/**
 * Inserts new rows, or all of them if a trigger has to see each; one that another transaction wrote meanwhile is
 * updated if it differs.
 */
function insert<Row>(target: LoadTable<Row>): string {
  const columns = resolvedColumns(target)
  const hasBatch = target.remembers !== 'nothing'
  const compared = comparedColumns(target)
  const statement = `insert into ${quote(target.table)} as t (company_id, ${list(columns.map(quote))}${hasBatch ? ', import_batch_id' : ''})
    select (select scope_company()), ${list(columns.map(quote))}${hasBatch ? ', $1::uuid' : ''}
      from ${resolved} ${target.isProposed ? '' : `where ${state} = 'new'`}
    on conflict (company_id, ${list(target.key.map(quote))}) do update set ${list(changes(target, 'excluded'))}
     where (${list(compared.map((column) => `t.${quote(column)}`))})
           is distinct from (${list(compared.map((column) => `excluded.${quote(column)}`))})`
  if (!target.isProposed) return statement
  return `with written as (${statement} returning (t.xmax = 0) as is_new)
    select count(*) filter (where is_new)::integer as inserted,
           count(*) filter (where not is_new)::integer as updated from written`
}

function update<Row>(target: LoadTable<Row>): string {
  return `update ${quote(target.table)} t set ${list(changes(target, 'r'))}
    from ${resolved} r where r.${state} = 'changed' and t.${inCompany} and ${sameKey(target, 'r')}`
}

function changes<Row>(target: LoadTable<Row>, from: 'excluded' | 'r'): string[] {
  const batch = from === 'excluded' ? 'excluded.import_batch_id' : '$1::uuid'
  return [
    ...comparedColumns(target).map((column) => `${quote(column)} = ${from}.${quote(column)}`),
    ...(target.remembers === 'nothing' ? [] : [`import_batch_id = ${batch}`]),
    ...(target.remembers === 'batch-and-time' ? ['updated_at = now()'] : []),
  ]
}

function differs<Row>(target: LoadTable<Row>, other: string): string {
  const compared = comparedColumns(target)
  if (compared.length === 0) return 'false'
  const of = (alias: string) => list(compared.map((column) => `${alias}.${quote(column)}`))
  return `(${of('t')}) is distinct from (${of(other)})`
}

function sameKey<Row>({ key }: LoadTable<Row>, other: string): string {
  return list(
    key.map((column) => `t.${quote(column)} = ${other}.${quote(column)}`),
    ' and ',
  )
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
                          where ${sameKey(target, 'r')})
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

function comparedColumns<Row>(target: LoadTable<Row>): string[] {
  return resolvedColumns(target).filter((column) => !target.key.includes(column))
}
