import { fill } from '@enlace/contract/core/fill.ts'
import { filterTexts as texts } from '@enlace/contract/core/list/texts.ts'
import { FilterChoice } from '@enlace/ui/filter-choice.tsx'
import { AmountRange } from './amount-range.tsx'
import { DateRange } from './date-range.tsx'
import { type ListFilter, narrowed } from './filters.ts'
import { OwnFilters, type OwnFiltersProps } from './own-filters.tsx'
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

export type ListFieldsProps<Filter extends ListFilter> = OwnFiltersProps<Filter> & { texts: ListFiltersTexts }

/** What narrows a list beside its text: window, days, amounts and the list's own filters. */
export function ListFields<Filter extends ListFilter>(props: ListFieldsProps<Filter>) {
  const { place, texts: own } = props
  const { days, filter, onFilter, onWindow } = place
  const handleNarrow: typeof onFilter = (changes, options) => onFilter(narrowed(filter, changes), options)
  const windowLabel = (own.windowAll !== undefined && own.window) || texts.window
  return (
    <>
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
      <OwnFilters {...props} />
    </>
  )
}
