import { listTexts } from '@enlace/contract/core/list/texts.ts'
import { statesOf, type StateOwner } from '@enlace/domain/states.ts'
import { Chip } from '@enlace/ui/chip.tsx'
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

/** The states of a list's documents as chips with their counts: always the same ones, so that nothing moves. */
export function StateFilter({ label, owner, counts, place: { filter, onFilter } }: StateFilterProps) {
  const chosen = filter.status ?? []
  const known = statesOf(owner).map(({ id }) => id)
  const shown = [...new Set([...known, ...Object.keys(counts ?? {}), ...chosen])]
  return (
    <div className={styles.group} role="group" aria-label={label}>
      {shown.map((id) => (
        <Chip
          key={id}
          isSelected={chosen.includes(id)}
          count={counts ? showCount(counts[id] ?? 0) : listTexts.none}
          onToggle={() => onFilter(narrowed(filter, { status: toggled(chosen, id) }))}
        >
          {stateWord(owner, id)}
        </Chip>
      ))}
    </div>
  )
}
