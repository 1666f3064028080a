import { fill } from '@enlace/contract/core/fill.ts'
import { rangeTexts } from '@enlace/contract/core/list/range-texts.ts'
import { filterTexts as texts } from '@enlace/contract/core/list/texts.ts'
import { formatDate, parseCalendarDate } from '@enlace/domain/calendar-date.ts'
import { DateInput } from '@enlace/ui/date-input.tsx'
import { FilterMenu } from '@enlace/ui/filter-menu.tsx'
import type { SearchValues } from '../search-params.ts'
import { useTyped } from './use-typed.ts'

type DateRangeProps = {
  label: string
  from: string | undefined
  to: string | undefined
  onChange: (changes: SearchValues) => void
}

/** Long enough to type a year by its four digits. */
const pause = 700

/** From a day to a day, both included; an end before the beginning is told and not asked for. */
export function DateRange({ label, from = '', to = '', onChange }: DateRangeProps) {
  const range = useTyped(
    [from, to],
    ([start = '', end = '']) => {
      if (isInOrder(start, end)) onChange({ from: start, to: end })
    },
    pause,
  )
  const [start = '', end = ''] = range.typed
  return (
    <FilterMenu
      label={label}
      value={rangeText(from, to)}
      onClear={() => onChange({ from: undefined, to: undefined })}
      clearLabel={fill(texts.removeOf, { filter: label })}
    >
      <DateInput
        label={rangeTexts.from}
        value={start}
        max={end || undefined}
        onChange={(event) => range.type(0, event.target.value)}
        onBlur={range.settleNow}
      />
      <DateInput
        label={rangeTexts.to}
        value={end}
        min={start || undefined}
        error={isInOrder(start, end) ? undefined : rangeTexts.wrongOrder}
        onChange={(event) => range.type(1, event.target.value)}
        onBlur={range.settleNow}
      />
    </FilterMenu>
  )
}

const isInOrder = (start: string, end: string) => start === '' || end === '' || start <= end

function rangeText(start: string, end: string): string | undefined {
  const from = shown(start)
  const to = shown(end)
  if (from && to) return fill(rangeTexts.between, { from, to })
  if (from) return fill(rangeTexts.since, { from })
  return to && fill(rangeTexts.until, { to })
}

function shown(text: string): string | undefined {
  const date = parseCalendarDate(text)
  return date && formatDate(date)
}
