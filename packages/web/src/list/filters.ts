import type { ListQuery } from '@enlace/contract/core/list/list.ts'
import { defaultPageSize } from '@enlace/contract/core/list/limits.ts'
import { type SearchValues, writeSearch } from '../search-params.ts'

/** What every list's address says after its path: what narrows the list, its order and its page. */
export type ListFilter = Omit<ListQuery, 'days'>

/** What orders and cuts the list, and `por`: as what its rows are told. */
const notNarrowing = ['sort', 'page', 'size', 'por']

/** The address of what a filter shows, without what goes without saying. */
export function searchOf(filter: ListFilter): SearchValues {
  const { page, size, ...rest } = filter
  return {
    ...rest,
    page: page === 1 ? undefined : page,
    size: size === defaultPageSize ? undefined : size,
  }
}

/** What the call for the rows of a whole list is asked by. */
export function sliceQueryOf<Filter extends ListFilter>(
  { days, filter }: { days: number; filter: Filter },
  after: string | undefined,
) {
  const { page: _, size: __, ...narrowing } = filter
  return { ...narrowing, days, after }
}

/** What a saved view keeps of a filter, as its address says it: all but the page. */
export const viewSearchOf = (filter: ListFilter): string =>
  writeSearch({ ...searchOf(filter), page: undefined })

/** A change of the filter as a change of the address: another filter, order or page size begins at the first page. */
export function narrowed(filter: ListFilter, changes: SearchValues): SearchValues {
  const size = changes['size'] === defaultPageSize ? { size: undefined } : {}
  // A page that is the first anyway is not named: naming one scrolls to the top.
  return { ...(filter.page === 1 ? {} : { page: undefined }), ...changes, ...size }
}

/** Takes everything away that narrows the list; order and page size stay. */
export function cleared(filter: ListFilter): SearchValues {
  return narrowed(filter, Object.fromEntries(narrowingOf(filter).map((name) => [name, undefined])))
}

/** How many filters are on; the range of a date or an amount counts as one. */
export function countFilters(filter: ListFilter): number {
  return new Set(narrowingOf(filter).map((name) => ranges[name] ?? name)).size
}

/** The words with this one added, or without it if it was among them. */
export function toggled(words: readonly string[] | undefined, word: string): readonly string[] {
  const others = (words ?? []).filter((other) => other !== word)
  return others.length === (words ?? []).length ? [...others, word] : others
}

const ranges: Readonly<Record<string, string>> = {
  from: 'date',
  to: 'date',
  min: 'amount',
  max: 'amount',
  pago_desde: 'payment',
  pago_hasta: 'payment',
}

function narrowingOf(filter: ListFilter): string[] {
  return Object.entries(filter)
    .filter(
      ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    )
    .map(([name]) => name)
    .filter((name) => !notNarrowing.includes(name))
}
