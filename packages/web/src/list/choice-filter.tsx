import type { Choice } from '@enlace/contract/core/list/list.ts'
import { FilterSegments } from '@enlace/ui/filter-segments.tsx'
import { showCount } from '../document/shown.ts'
import { narrowed } from './filters.ts'
import type { ListPlace } from './list-place.ts'

type ChoiceFilterProps = {
  label: string
  /** Its name in the address. */
  name: string
  options: readonly { value: string; label: string }[]
  /** What each value leaves; nothing while that is not known. */
  counts: readonly Choice[] | undefined
  chosen: string | undefined
  place: ListPlace
}

/** A filter of which at most one choice is on, as chips; a choice that would leave nothing is not offered. */
export function ChoiceFilter({
  label,
  name,
  options,
  counts,
  chosen,
  place: { filter, onFilter },
}: ChoiceFilterProps) {
  const rowsOf = (wanted: string) => counts?.find(({ value }) => value === wanted)?.rows ?? 0
  const shown = options.filter(({ value }) => value === chosen || rowsOf(value) > 0)
  if (shown.length === 0) return null
  return (
    <FilterSegments
      label={label}
      choices={shown.map((option) => ({
        id: option.value,
        label: option.label,
        count: counts && showCount(rowsOf(option.value)),
        isSelected: option.value === chosen,
      }))}
      onToggle={(value) => onFilter(narrowed(filter, { [name]: value === chosen ? undefined : value }))}
    />
  )
}
