import type { Choice } from '@enlace/contract/core/list/list.ts'
import { listTexts } from '@enlace/contract/core/list/texts.ts'
import { Chip } from '@enlace/ui/chip.tsx'
import { showCount } from '../document/shown.ts'
import { narrowed } from './filters.ts'
import styles from './list-filters.module.css'
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

/** A filter of which at most one choice is on, as chips. */
export function ChoiceFilter({
  label,
  name,
  options,
  counts,
  chosen,
  place: { filter, onFilter },
}: ChoiceFilterProps) {
  return (
    <div className={styles.group} role="group" aria-label={label}>
      {options.map((option) => (
        <Chip
          key={option.value}
          isSelected={option.value === chosen}
          count={
            counts ? showCount(counts.find(({ value }) => value === option.value)?.rows ?? 0) : listTexts.none
          }
          onToggle={() =>
            onFilter(narrowed(filter, { [name]: option.value === chosen ? undefined : option.value }))
          }
        >
          {option.label}
        </Chip>
      ))}
    </div>
  )
}
