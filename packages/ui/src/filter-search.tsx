import { use } from 'react'
import { ActiveFilter } from './active-filter.tsx'
import { Combobox } from './combobox.tsx'
import type { ComboboxOption, ComboboxProps } from './combobox-field.tsx'
import { FilterPlacesContext } from './core/filter-places.ts'
import styles from './filter-search.module.css'

type FilterSearchProps = Pick<ComboboxProps, 'search' | 'texts' | 'placeholder' | 'minLength'> & {
  label: string
  /** What is chosen; null narrows nothing. */
  chosen: ComboboxOption | null
  onChoose: (value: string | undefined) => void
  /** What the cross is called that drops the choice. */
  clearLabel: string
}

/** A filter that is one of too many to be listed, found by typing. */
export function FilterSearch({ label, chosen, onChoose, clearLabel, ...box }: FilterSearchProps) {
  const isGathered = use(FilterPlacesContext) !== null
  return (
    <div className={styles.choice}>
      <Combobox
        {...box}
        label={label}
        isLabelHidden={!isGathered}
        value={chosen}
        onChange={(option) => onChoose(option?.value)}
      />
      {isGathered && chosen && (
        <ActiveFilter onRemove={() => onChoose(undefined)} removeLabel={clearLabel}>
          {`${label}: ${chosen.label}`}
        </ActiveFilter>
      )}
    </div>
  )
}
