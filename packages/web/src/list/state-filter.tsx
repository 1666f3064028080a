import { statesOf, type StateOwner } from '@enlace/domain/states.ts'
import { FilterSegments } from '@enlace/ui/filter-segments.tsx'
import { showCount } from '../document/shown.ts'
import { stateWord } from '../document/state-chip.tsx'
import { narrowed, toggled } from './filters.ts'
import type { ListPlace } from './list-place.ts'

type StateFilterProps = {
  label: string
  owner: StateOwner
  /** The states that rows may be in, where that is not every one of the owner's. */
  states?: readonly string[]
  /** Rows per state, with every other filter on. */
  counts: Readonly<Record<string, number>> | undefined
  place: ListPlace
}

/** The states of a list's documents with their counts; one that would leave nothing is not offered. */
export function StateFilter({ label, owner, states, counts, place: { filter, onFilter } }: StateFilterProps) {
  const chosen = filter.status ?? []
  const known = states ?? statesOf(owner).map(({ id }) => id)
  const all = [...new Set([...known, ...Object.keys(counts ?? {}), ...chosen])]
  const shown = all.filter((id) => (counts?.[id] ?? 0) > 0 || chosen.includes(id))
  if (shown.length === 0) return null
  return (
    <FilterSegments
      label={label}
      choices={shown.map((id) => ({
        id,
        label: stateWord(owner, id),
        count: counts && showCount(counts[id] ?? 0),
        isSelected: chosen.includes(id),
      }))}
      onToggle={(id) => onFilter(narrowed(filter, { status: toggled(chosen, id) }))}
    />
  )
}
