import { fill } from '@enlace/contract/core/fill.ts'
import { filterTexts } from '@enlace/contract/core/list/texts.ts'
import { FilterChoice } from '@enlace/ui/filter-choice.tsx'
import type { SelectOption } from '@enlace/ui/select.tsx'
import { narrowed } from './filters.ts'
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
    <FilterChoice
      label={label}
      value={chosen}
      any=""
      options={[{ value: '', label: any }, ...options]}
      clearLabel={fill(filterTexts.removeOf, { filter: label })}
      onChoose={(value) => onFilter(narrowed(filter, { [name]: value || undefined }))}
    />
  )
}
