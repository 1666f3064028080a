import { lazyBelow } from '@enlace/ui/core/lazy-part.tsx'
import { FilterFrame } from './filter-frame.tsx'
import type { ListFilter } from './filters.ts'
import type { ListFields as Fields, ListFieldsProps } from './list-fields.tsx'
import type { ListToolsProps } from './list-tools-props.ts'

// What is lazy forgets whose filters they are.
const ListFields = lazyBelow(
  async () => (await import('./list-fields.tsx')).ListFields,
) as unknown as typeof Fields

type ListFiltersProps<Filter extends ListFilter> = ListFieldsProps<Filter> & { tools: ListToolsProps }

/**
 * What narrows a list; all of it is in the address. The search and the button that opens the fields are there with the
 * list, the fields come beside its rows: opened before, they are there once they have come.
 */
export function ListFilters<Filter extends ListFilter>({ tools, ...fields }: ListFiltersProps<Filter>) {
  return (
    <FilterFrame search={fields.texts.search} place={fields.place} tools={tools}>
      <ListFields<Filter> {...fields} />
    </FilterFrame>
  )
}
