import { use } from 'react'
import { ActiveFilter } from './active-filter.tsx'
import { FilterPlacesContext } from './core/filter-places.ts'
import styles from './filter-choice.module.css'
import { Select, type SelectOption } from './select.tsx'

type FilterChoiceProps = {
  label: string
  value: string
  /** The value that narrows nothing. */
  any: string
  options: readonly SelectOption[]
  onChoose: (value: string) => void
  /** What the cross is called that goes back to `any`. */
  clearLabel: string
  /** Its choices say by themselves what they are about. */
  isPlain?: boolean
}

/** A filter that is one of a list. */
export function FilterChoice(props: FilterChoiceProps) {
  const { label, value, any, options, onChoose, clearLabel, isPlain = false } = props
  const isGathered = use(FilterPlacesContext) !== null
  const chosen = options.find((option) => option.value === value)
  return (
    <div className={styles.choice}>
      <Select
        label={label}
        isLabelHidden={!isGathered}
        value={value}
        options={options}
        onChange={({ target }) => onChoose(target.value)}
      />
      {isGathered && chosen && value !== any && (
        <ActiveFilter onRemove={() => onChoose(any)} removeLabel={clearLabel}>
          {isPlain ? chosen.label : `${label}: ${chosen.label}`}
        </ActiveFilter>
      )}
    </div>
  )
}
