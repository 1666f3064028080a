import { fill } from '@enlace/contract/core/fill.ts'
import { filterTexts as texts } from '@enlace/contract/core/list/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { closeIcon } from '@enlace/ui/core/icons.ts'
import { FilterBar } from '@enlace/ui/filter-bar.tsx'
import type { ReactNode } from 'react'
import { cleared, countFilters, narrowed } from './filters.ts'
import type { ListPlace } from './list-place.ts'
import { SearchBox } from './search-box.tsx'

type FilterFrameProps = {
  /** What the search looks in. */
  search: string
  place: ListPlace
  /** What narrows the list beside its text. */
  children: ReactNode
}

/** The bar over a list: its search, its filters with how many of them narrow it, and a way to drop them all. */
export function FilterFrame({ search, place: { filter, onFilter }, children }: FilterFrameProps) {
  const count = countFilters(filter)
  return (
    <FilterBar
      search={
        <SearchBox
          label={search}
          q={filter.q}
          onChange={(changes, options) => onFilter(narrowed(filter, changes), options)}
        />
      }
      openLabel={count === 0 ? texts.open : fill(texts.openWithCount, { n: count })}
      closeLabel={texts.close}
    >
      {children}
      {count > 0 && (
        <Button icon={closeIcon} onClick={() => onFilter(cleared(filter))}>
          {texts.clear}
        </Button>
      )}
    </FilterBar>
  )
}
