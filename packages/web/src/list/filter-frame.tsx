import { fill } from '@enlace/contract/core/fill.ts'
import { filterTexts as texts } from '@enlace/contract/core/list/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { FilterBar } from '@enlace/ui/filter-bar.tsx'
import type { ReactNode } from 'react'
import { countText } from '../document/shown.ts'
import { cleared, countFilters, narrowed } from './filters.ts'
import { ListView } from './list-actions.tsx'
import type { ListPlace } from './list-place.ts'
import type { ListToolsProps } from './list-tools-props.ts'
import { SearchBox } from './search-box.tsx'

type FilterFrameProps = {
  /** What the search looks in. */
  search: string
  place: ListPlace
  /** The list, for its views, its columns and its keys. */
  tools: ListToolsProps
  /** What narrows the list beside its text. */
  children: ReactNode
}

/** The bar over a list: its search, its filters with how many of them narrow it, a way to drop them all, and its view. */
export function FilterFrame({ search, place: { filter, onFilter }, tools, children }: FilterFrameProps) {
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
      gathered={{
        label: texts.add,
        clear: count > 0 && <Button onClick={() => onFilter(cleared(filter))}>{texts.clear}</Button>,
      }}
      actions={<ListView {...tools} />}
      openLabel={count === 0 ? texts.open : fill(texts.openWithCount, { n: count })}
      closeLabel={texts.close}
      title={texts.open}
      seeLabel={tools.total === undefined ? texts.seeRows : countText(texts.see, tools.total)}
    >
      {children}
    </FilterBar>
  )
}
