import { statesOf, type StateOwner } from '@enlace/domain/states'
import { Chip } from '@enlace/ui/chip'
import { showCount } from '../document/shown.ts'
import { stateWord } from '../document/state-chip.tsx'
import { narrowed, toggled } from './filters.ts'
import styles from './list-filters.module.css'
import type { ListPlace } from './list-place.ts'

type StateFilterProps = {
  label: string
  owner: StateOwner
  /** Rows per state, with every other filter on. */
  counts: Readonly<Record<string, number>> | undefined
  place: ListPlace
}

/** The states of a list's documents as chips with their counts; those that occur nowhere are left out. */
export function StateFilter({ label, owner, counts = {}, place: { filter, onFilter } }: StateFilterProps) {
  const chosen = filter.status ?? []
  const known = statesOf(owner).map(({ id }) => id)
  const others = [...Object.keys(counts), ...chosen].filter((id) => !known.includes(id))
  const shown = [...known, ...new Set(others)].filter((id) => counts[id] || chosen.includes(id))
  return (
    <div className={styles.group} role="group" aria-label={label}>
      {shown.map((id) => (
        <Chip
          key={id}
          isSelected={chosen.includes(id)}
          count={showCount(counts[id] ?? 0)}
          onToggle={() => onFilter(narrowed(filter, { status: toggled(chosen, id) }))}
        >
          {stateWord(owner, id)}
        </Chip>
      ))}
    </div>
  )
}
