import { filterTexts as texts } from '@enlace/contract/core/list/texts.ts'
import { Select } from '@enlace/ui/select.tsx'
import type { ReactNode } from 'react'
import { AmountRange } from './amount-range.tsx'
import { DateRange } from './date-range.tsx'
import { FilterFrame } from './filter-frame.tsx'
import { narrowed } from './filters.ts'
import styles from './list-filters.module.css'
import type { ListPlace } from './list-place.ts'
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
  /** The chips of the list. */
  children?: ReactNode
}

/** What narrows a list: text, window, days, amounts and the list's own chips; all of it is in the address. */
export function ListFilters({ place, texts: own, children }: ListFiltersProps) {
  const { days, filter, onFilter, onWindow } = place
  const handleNarrow: typeof onFilter = (changes, options) => onFilter(narrowed(filter, changes), options)
  return (
    <FilterFrame search={own.search} place={place}>
      {own.windowAll !== undefined && (
        <div className={styles.window}>
          <Select
            label={own.window ?? texts.window}
            isLabelHidden
            value={String(days)}
            options={windowOptions(days, own)}
            onChange={(event) => onWindow(Number(event.target.value))}
          />
        </div>
      )}
      <DateRange label={own.date} from={filter.from} to={filter.to} onChange={handleNarrow} />
      {own.amount !== undefined && (
        <AmountRange label={own.amount} min={filter.min} max={filter.max} onChange={handleNarrow} />
      )}
      {children && <div className={styles.chips}>{children}</div>}
    </FilterFrame>
  )
}
