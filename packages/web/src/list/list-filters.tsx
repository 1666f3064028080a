import { fill } from '@enlace/contract/core/fill.ts'
import { filterTexts as texts } from '@enlace/contract/core/list/texts.ts'
import { FilterChoice } from '@enlace/ui/filter-choice.tsx'
import type { ReactNode } from 'react'
import { AmountRange } from './amount-range.tsx'
import { DateRange } from './date-range.tsx'
import { FilterFrame } from './filter-frame.tsx'
import { narrowed } from './filters.ts'
import type { ListPlace } from './list-place.ts'
import type { ListToolsProps } from './list-tools-props.ts'
import { windowOptions, type WindowTexts } from './windows.ts'

/** The words of a list's filters; without words for windows it has none. */
export type ListFiltersTexts = (WindowTexts | { windowAll?: undefined }) & {
  /** What the search looks in. */
  search: string
  /** The day that the range is about. */
  date: string
  /** The amount of the other range; a list without amounts has none. */
  amount?: string
}

type ListFiltersProps = {
  place: ListPlace
  texts: ListFiltersTexts
  tools: ListToolsProps
  /** The list's own filters. */
  children?: ReactNode
}

/** What narrows a list: text, window, days, amounts and the list's own filters; all of it is in the address. */
export function ListFilters({ place, texts: own, tools, children }: ListFiltersProps) {
  const { days, filter, onFilter, onWindow } = place
  const handleNarrow: typeof onFilter = (changes, options) => onFilter(narrowed(filter, changes), options)
  const windowLabel = (own.windowAll !== undefined && own.window) || texts.window
  return (
    <FilterFrame search={own.search} place={place} tools={tools}>
      {own.windowAll !== undefined && (
        <FilterChoice
          label={windowLabel}
          value={String(days)}
          any="0"
          options={windowOptions(days, own)}
          clearLabel={fill(texts.removeOf, { filter: windowLabel })}
          isPlain
          onChoose={(value) => onWindow(Number(value))}
        />
      )}
      <DateRange label={own.date} from={filter.from} to={filter.to} onChange={handleNarrow} />
      {own.amount !== undefined && (
        <AmountRange label={own.amount} min={filter.min} max={filter.max} onChange={handleNarrow} />
      )}
      {children}
    </FilterFrame>
  )
}
