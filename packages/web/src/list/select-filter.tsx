import { Select, type SelectOption } from '@enlace/ui/select.tsx'
import { narrowed } from './filters.ts'
import styles from './list-filters.module.css'
import type { ListPlace } from './list-place.ts'

type SelectFilterProps = {
  label: string
  /** Its name in the address. */
  name: string
  /** Stands for no choice. */
  any: string
  options: readonly SelectOption[]
  chosen: string | undefined
  place: ListPlace
}

/** A filter of which at most one choice is on, as a list: where there are many choices, or long ones. */
export function SelectFilter({ label, name, any, options, chosen = '', place }: SelectFilterProps) {
  const { filter, onFilter } = place
  return (
    <div className={styles.select}>
      <Select
        label={label}
        isLabelHidden
        value={chosen}
        options={[{ value: '', label: any }, ...options]}
        onChange={({ target }) => onFilter(narrowed(filter, { [name]: target.value || undefined }))}
      />
    </div>
  )
}
