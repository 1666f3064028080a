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

type Filters = Readonly<Record<string, DocumentFilter>>

/** What an address says of a description's own filters. */
type FilterValues<F extends Filters> = {
  readonly [N in keyof F]?:
    | (F[N] extends { kind: 'flag' } ? '1' : F[N] extends { options: infer O } ? keyof O : string)
    | undefined
}

/** The filters whose value is not simply the field of their name. */
type DerivedFilter<F extends Filters> = {
  [N in keyof F]: F[N] extends { kind: 'written' } ? never : N
}[keyof F] &
  string

/** Where a field is read that is not the column of its name: in a column that is never empty, or by an expression. */
export type FieldSources<F extends DocumentFields> = {
  readonly [N in keyof F]?: string | RawBuilder<unknown>
}

/** What only the database's half of a kind knows. */
interface ListParts<D extends DocumentDescription, Filter> {
  readonly from: RawBuilder<unknown>
  readonly sources: FieldSources<D['fields']>
  readonly search: Pick<ListColumns, 'text'> & {
    readonly alsoFound?: (scope: Scope, pattern: string) => Expression<SqlBool>
  }
  /** What its own filters let through, where that is not the field of their name. */
  readonly narrow: (filter: Filter) => readonly Expression<SqlBool>[]
}

/** Under which values a row is found of a filter that is not simply the field of its name. */
type Offers<F extends Filters> = { readonly [N in DerivedFilter<F>]: RawBuilder<readonly string[]> }

type Filter<D extends DocumentDescription, More> = Unpaged<ListQuery> & FilterValues<D['filters']> & More

/** The columns that answer the fields. */
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

/** What a list of fields may be ordered by: each of its columns, amounts within their currency. */
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

/** The sums of the fields that are added up, as columns. */
export const sumsIn = <F extends DocumentFields>(fields: F, sources: FieldSources<F>) =>
  sql.join(sumsOf(fields).map((name) => sql`sum(${valueOf(sources, name)}) as ${sql.ref(name)}`))

/** The rows of each currency and state, counted, with those sums. */
const groupsIn = <F extends DocumentFields>(
  fields: F,
  sources: FieldSources<F>,
  from: RawBuilder<unknown>,
  where: Expression<SqlBool>,
) =>
  sql<StateGroup<SumOf<F>>>`select moneda, ${valueOf(sources, 'estado')} as estado, count(*)::integer as rows,
    ${sumsIn(fields, sources)} from ${from} where ${where} group by 1, 2`

/** The list of a kind: its rows, its groups and what its filters leave, all narrowed by the same conditions. */
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

  const filtered = (scope: Scope, filter: Filter<D, More>) => {
    const { alsoFound } = search
    const values: Readonly<Record<string, unknown>> = filter
    return every([
      isInScope(scope),
      ...(filter.days > 0 ? [sql<boolean>`${sql.ref(date)} >= ${today} - ${filter.days}::integer`] : []),
      ...parts.narrow(filter),
      ...written.flatMap((name) => (values[name] ? [sql<boolean>`${sql.ref(name)} = ${values[name]}`] : [])),
      commonFilters(filter, {
        text: search.text,
        ...(alsoFound && { alsoFound: (pattern: string) => alsoFound(scope, pattern) }),
        date,
        amount,
      }),
    ])
  }
  /** What the filters let through, the choice of states included. */
  const matching = (scope: Scope, filter: Filter<D, More>) =>
    every([filtered(scope, filter), oneOf(estado, filter.status)])
  const rows = (scope: Scope, filter: Filter<D, More>) =>
    listRows<Row>({
      columns,
      from,
      where: matching(scope, filter),
      sortable,
      sort: filter.sort ?? `-${columnOf(fields, date)}`,
    })
  const groups = (scope: Scope, filter: Filter<D, More>) =>
    groupsIn<D['fields']>(fields, sources, from, filtered(scope, filter))

  /** How many rows each value of a filter leaves, with every filter on but these. */
  const choices = (scope: Scope, filter: Filter<D, More>, offers: Offers<D['filters']>) => {
    const others = { ...filter, ...Object.fromEntries(Object.keys(filters).map((name) => [name, undefined])) }
    const offered: Readonly<Record<string, RawBuilder<unknown>>> = offers
    const values = Object.keys(filters).map(
      (name) => sql`${offered[name] ?? sql`array_remove(array[${sql.ref(name)}], null)`} as ${sql.ref(name)}`,
    )
    return sql<ChoiceGroup<keyof D['filters'] & string>>`select ${sql.join(values)}, count(*)::integer as rows
      from ${from} where ${matching(scope, others)}
      group by ${sql.join(values.map((_, at) => sql.lit(at + 1)))}`
  }
  const freshness = () => freshnessOf(kind)

  /** The page that a filter names, with the figures of the whole filtered set; `listed` puts its rows in an order of its own. */
  async function find(
    db: Database,
    scope: Scope,
    filter: Paged,
    offers: Offers<D['filters']>,
    listed: typeof rows = rows,
  ) {
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

  /** The rows found with the figures that are around every list. */
  function pageOf(
    found: Row[],
    grouped: readonly StateGroup<SumOf<D['fields']>>[],
    { status }: Pick<ListQuery, 'status'>,
    fresh: { as_of: string } | undefined,
  ) {
    const totals = totalsOf(grouped, sumsOf<D['fields']>(fields), status)
    return {
      rows: found,
      total: countRows(totals),
      totals,
      counts: countsOf(grouped),
      dataAsOf: fresh?.as_of ?? null,
    }
  }
  return { columns, matching, rows, groups, freshness, find, pageOf }
}

const columnOf = (fields: DocumentFields, name: string) => fields[name]?.column ?? name
