import { sql } from 'kysely'
import type { Expression, RawBuilder, SqlBool } from 'kysely'
import type { ListQuery } from '@enlace/contract/core/list/list.ts'
import {
  columnsAt,
  type DocumentDescription,
  type DocumentFields,
  type DocumentFilter,
  sumsOf,
  type SumOf,
  type ValuesOf,
} from '@enlace/contract/documents/description.ts'
import { query, today, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { choicesOf, countRows, countsOf, totalsOf } from '../../core/list/present.ts'
import type { ChoiceGroup, StateGroup } from '../../core/list/present.ts'
import {
  commonFilters,
  every,
  freshnessOf,
  isInScope,
  type ListColumns,
  oneOf,
} from '../../core/list/queries.ts'
import { listRows, type Sortable, type Unpaged } from '../../core/list/rows-queries.ts'
import { countedBy, type Counted, newestDays } from './kept/queries.ts'
import { type Named, resolveText } from './text-queries.ts'

type Filters = Readonly<Record<string, DocumentFilter>>

/** The query parameters of a description's own filters. */
type FilterValues<F extends Filters> = {
  readonly [N in keyof F]?:
    | (F[N] extends { kind: 'flag' } ? '1' : F[N] extends { options: infer O } ? keyof O : string)
    | undefined
}

/** The filters whose value is not the field of the same name. */
type DerivedFilter<F extends Filters> = {
  [N in keyof F]: F[N] extends { kind: 'written' } ? never : N
}[keyof F] &
  string

/** The sources of fields without a column of the same name: a column that is never null, or an expression. */
export type FieldSources<F extends DocumentFields> = {
  readonly [N in keyof F]?: string | RawBuilder<unknown>
}

/** The parts of a kind that only the database knows. */
export interface ListParts<D extends DocumentDescription, Filter> {
  readonly from: RawBuilder<unknown>
  /** The kept figures of what a scope reads, with the columns that its filters but those of every list name. */
  readonly figures?: (scope: Scope) => string | undefined
  readonly sources: FieldSources<D['fields']>
  readonly search: Pick<ListColumns, 'text'> & {
    readonly alsoFound?: (scope: Scope, pattern: string) => Expression<SqlBool>
    /** The ids of what a text finds, where something is quicker than reading all documents of the scope. */
    readonly idsOf?: (scope: Scope, text: string) => RawBuilder<unknown> | undefined
  }
  /** The names of its filters that its description has not. */
  readonly narrows?: readonly string[]
  /** The conditions of its own filters that are not the field of the same name. */
  readonly narrow: (filter: Filter) => readonly Expression<SqlBool>[]
}

/** The filter values of a row, for filters that are not the field of the same name. */
export type Offers<F extends Filters> = { readonly [N in DerivedFilter<F>]: RawBuilder<readonly string[]> }

/** What a list's query says; a text may be replaced by the documents that it finds. */
export type Filter<D extends DocumentDescription, More> = Unpaged<ListQuery> &
  FilterValues<D['filters']> &
  Named &
  More

/** Returns the columns of the fields. */
export function selected<F extends DocumentFields>(fields: F, sources: FieldSources<F>) {
  const answered = Object.keys(fields).filter((name) => fields[name]?.type !== 'derived')
  return sql.join(
    answered.map((name) =>
      sourceOf(sources, name) === undefined
        ? sql.ref(name)
        : sql`${valueOf(sources, name)} as ${sql.ref(name)}`,
    ),
  )
}

const sourceOf = <F extends DocumentFields>(
  sources: FieldSources<F>,
  name: string,
): string | RawBuilder<unknown> | undefined => sources[name]

function valueOf<F extends DocumentFields>(sources: FieldSources<F>, name: string): RawBuilder<unknown> {
  const source = sourceOf(sources, name) ?? name
  return typeof source === 'string' ? sql.ref(source) : source
}

/** Returns the sortable columns of a list of fields, with amounts ordered within their currency. */
export function sortableOf<F extends DocumentFields>(fields: F, sources: FieldSources<F>): Sortable {
  const columns = columnsAt(fields, 'screen').filter(({ type }) => type !== 'derived')
  return Object.fromEntries(
    columns.map(({ name, column, type }) => {
      const source = sourceOf(sources, name) ?? name
      if (type.startsWith('money')) return [column, { by: valueOf(sources, name), isMoney: true }]
      const isNeverEmpty = typeof source === 'string' && !type.endsWith('?')
      return [column, isNeverEmpty ? source : { by: valueOf(sources, name) }]
    }),
  )
}

/** Returns the sums of the summed fields, as columns. */
export const sumsIn = <F extends DocumentFields>(fields: F, sources: FieldSources<F>) =>
  sql.join(sumsOf(fields).map((name) => sql`sum(${valueOf(sources, name)}) as ${sql.ref(name)}`))

/** Counts and sums the rows by currency and state. */
const groupsIn = <F extends DocumentFields>(
  fields: F,
  sources: FieldSources<F>,
  { from, rows, having }: Counted,
  where: Expression<SqlBool>,
) =>
  sql<StateGroup<SumOf<F>>>`select ${sql.join([
    sql`moneda, ${valueOf(sources, 'estado')} as estado, ${rows} as rows`,
    ...(sumsOf(fields).length === 0 ? [] : [sumsIn(fields, sources)]),
  ])} from ${from} where ${where} group by 1, 2 ${having}`

/**
 * Documents with an item whose code or description contains the text. The lines are looked up by their documents: no index
 * has their owner, and a company's are many.
 */
export const foundByItem =
  (documents: string, lines: string, parent: string) =>
  (scope: Scope, pattern: string): Expression<SqlBool> =>
    sql<boolean>`id = any(array(select d.id from ${sql.table(documents)} d cross join lateral (
      select from ${sql.table(lines)} l where l.company_id = d.company_id and l.${sql.ref(parent)} = d.id
         and (l.item ilike ${pattern} or l.descripcion ilike ${pattern}) limit 1) l where ${isInScope(scope)}))`

/** Returns what puts rows together with the figures of every list. */
const pagesOf =
  <Row, F extends DocumentFields>(sums: readonly SumOf<F>[]) =>
  (
    rows: Row[],
    grouped: readonly StateGroup<SumOf<F>>[],
    { status }: Pick<ListQuery, 'status'>,
    fresh: { as_of: string } | undefined,
  ) => {
    const totals = totalsOf(grouped, sums, status)
    return {
      rows,
      total: countRows(totals),
      totals,
      counts: countsOf(grouped),
      dataAsOf: fresh?.as_of ?? null,
    }
  }

/** Returns the list of a kind: its rows, groups and filter choices, all under the same conditions. */
export function documentList<const D extends DocumentDescription, More = unknown>(
  description: D,
  parts: ListParts<D, Filter<D, More>>,
) {
  type Row = ValuesOf<D['fields']>
  type Paged = Filter<D, More> & Pick<ListQuery, 'page' | 'size'>
  const { fields, filters, date, amount, kind }: DocumentDescription = description
  const { from, sources, search } = parts
  const written = Object.keys(filters).filter((name) => filters[name]?.kind === 'written')
  const columns = selected<D['fields']>(fields, sources)
  const sortable = sortableOf<D['fields']>(fields, sources)
  const estado = sql<string>`${valueOf(sources, 'estado')}`

  const textColumns = (scope: Scope): ListColumns => {
    const { text, alsoFound } = search
    return { text, date, amount, ...(alsoFound && { alsoFound: (pattern) => alsoFound(scope, pattern) }) }
  }
  const filtered = (scope: Scope, filter: Filter<D, More>) => {
    const values: Readonly<Record<string, unknown>> = filter
    return every([
      isInScope(scope),
      ...(filter.days > 0 ? [sql<boolean>`${sql.ref(date)} >= ${today} - ${filter.days}::integer`] : []),
      ...parts.narrow(filter),
      ...written.flatMap((name) => (values[name] ? [sql<boolean>`${sql.ref(name)} = ${values[name]}`] : [])),
      ...(filter.named ? [sql<boolean>`id = any(${filter.named}::uuid[])`] : []),
      commonFilters(filter, textColumns(scope)),
    ])
  }
  /** The conditions of all filters, states included. */
  const matching = (scope: Scope, filter: Filter<D, More>) =>
    every([filtered(scope, filter), oneOf(estado, filter.status)])
  const counted = (scope: Scope, filter: Filter<D, More>) => countedBy(from, parts.figures?.(scope), filter)
  /** Whether a filter that is no range of days leaves documents out, as a state does. */
  const isSparse = (filter: Filter<D, More>) => {
    const values: Readonly<Record<string, unknown>> = filter
    return ['status', ...Object.keys(filters), ...(parts.narrows ?? [])].some(
      (name) => values[name] !== undefined,
    )
  }
  const rows = (scope: Scope, filter: Filter<D, More>) => {
    const where = matching(scope, filter)
    const newest = `-${columnOf(fields, date)}`
    const { sort = newest } = filter
    const figures = parts.figures?.(scope)
    const isByDay = figures && counted(scope, filter).isKept && sort === newest && isSparse(filter)
    return listRows<Row>({
      columns,
      from,
      where,
      sortable,
      sort,
      isTable: true,
      ...(isByDay && { within: newestDays(figures, date, where) }),
    })
  }
  const groups = (scope: Scope, filter: Filter<D, More>) =>
    groupsIn<D['fields']>(fields, sources, counted(scope, filter), filtered(scope, filter))

  /** Counts the rows of each value of a filter under all other filters. */
  const choices = (scope: Scope, filter: Filter<D, More>, offers: Offers<D['filters']>) => {
    const others = { ...filter, ...Object.fromEntries(Object.keys(filters).map((name) => [name, undefined])) }
    const offered: Readonly<Record<string, RawBuilder<unknown>>> = offers
    const values = Object.keys(filters).map(
      (name) => sql`${offered[name] ?? sql`array_remove(array[${sql.ref(name)}], null)`} as ${sql.ref(name)}`,
    )
    const { from: groups, rows: count, having } = counted(scope, filter)
    return sql<ChoiceGroup<keyof D['filters'] & string>>`select ${sql.join(values)}, ${count} as rows
      from ${groups} where ${matching(scope, others)}
      group by ${sql.join(values.map((_, at) => sql.lit(at + 1)))} ${having}`
  }
  const freshness = () => freshnessOf(kind)
  const pageOf = pagesOf<Row, D['fields']>(sumsOf<D['fields']>(fields))

  /** Replaces a text by what it finds, if that is not much: every statement of a page would look for it again. */
  const resolved = <Asked extends Filter<D, More>>(db: Database, scope: Scope, filter: Asked) =>
    resolveText(db, scope, filter, (text) => {
      const found = every([isInScope(scope), commonFilters({ days: 0, q: text }, textColumns(scope))])
      return search.idsOf?.(scope, text) ?? sql`select id from ${from} where ${found}`
    })

  /** Finds the requested page, with the figures of the whole filtered set; `listed` reorders its rows. */
  async function find(
    db: Database,
    scope: Scope,
    asked: Paged,
    offers: Offers<D['filters']>,
    listed: typeof rows = rows,
  ) {
    const filter = await resolved(db, scope, asked)
    const [found, grouped, left, [fresh]] = await db.readList(scope, [
      listed(scope, filter).page(filter).compile(query),
      groups(scope, filter).compile(query),
      choices(scope, filter, offers).compile(query),
      freshness().compile(),
    ])
    return {
      ...pageOf(found, grouped, filter, fresh),
      // The names of the filters.
      choices: choicesOf(left, Object.keys(filters) as (keyof D['filters'] & string)[], filter),
    }
  }

  return { columns, matching, rows, groups, freshness, resolved, find, pageOf }
}

const columnOf = (fields: DocumentFields, name: string) => fields[name]?.column ?? name
