import type { DocumentDescription, DocumentFilter } from '@enlace/contract/documents/description.ts'
import type { ListFilter } from '../../list/filters.ts'
import type { OwnFilter } from '../../list/own-filters.tsx'
import { oneOf, type ReadParam, readWritten } from '../../list/read-filter.ts'

type Filters = Readonly<Record<string, DocumentFilter>>

type Readers<F extends Filters> = {
  readonly [N in keyof F]: ReadParam<
    F[N] extends { kind: 'flag' } ? '1' : F[N] extends { options: infer O } ? keyof O & string : string
  >
}

/** How the filters of a description are read from a list's address. */
export function describedReaders<const F extends Filters>(filters: F): Readers<F> {
  const readers = Object.entries(filters).map(([name, filter]) => [name, readerOf(filter)])
  // Each filter is read by its own kind.
  return Object.fromEntries(readers) as Readers<F>
}

function readerOf(filter: DocumentFilter): ReadParam<string> {
  if (filter.kind === 'flag') return oneOf(['1'])
  return filter.kind === 'choice' ? oneOf(Object.keys(filter.options)) : readWritten
}

/** The filters of a description as the screen shows them, the states last. */
export const describedFilters = <Filter extends ListFilter>({
  filters,
  fields,
  states,
}: Pick<DocumentDescription, 'filters' | 'fields' | 'states'>): OwnFilter<Filter>[] => [
  ...ownFilters<Filter>(filters),
  { kind: 'states', label: fields['estado']?.label ?? '', owner: states },
]

/** The same without the states, for a list that tells them otherwise. */
export const ownFilters = <Filter extends ListFilter>(filters: Filters): OwnFilter<Filter>[] =>
  Object.entries(filters).map(([written, filter]): OwnFilter<Filter> => {
    const { label } = filter
    // The description names the filters of its own list.
    const name = written as keyof Filter & string
    if (filter.kind === 'written') return { kind: 'value', name, label, any: filter.any }
    const options = filter.kind === 'flag' ? { 1: filter.on } : filter.options
    const offered = Object.entries(options).map(([value, text]) => ({ value, label: text }))
    return { kind: 'choice', name, label, options: offered }
  })
