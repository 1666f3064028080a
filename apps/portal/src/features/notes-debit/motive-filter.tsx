import { fill } from '@enlace/contract/core/fill.ts'
import { motiveTexts as texts } from '@enlace/contract/notes-debit/motive-texts.ts'
import type { DebitNotes } from '@enlace/contract/notes-debit/schemas.ts'
import { showCount } from '@enlace/web/document/shown.ts'
import type { ListPlace } from '@enlace/web/list/list-place.ts'
import { SelectFilter } from '@enlace/web/list/select-filter.tsx'

type MotiveFilterProps = {
  /** Nothing while they are on their way. */
  motives: DebitNotes['motivos'] | undefined
  chosen: string | undefined
  place: ListPlace
}

/** The motives that the company gave, by the alphabet with their counts; the chosen one stays also where it has no note. */
export function MotiveFilter({ motives = [], chosen, place }: MotiveFilterProps) {
  const options = motives.map(({ motivo, rows }) => ({
    value: motivo,
    label: fill(texts.motiveWithCount, { motivo, n: showCount(rows) }),
  }))
  const isOffered = chosen === undefined || motives.some(({ motivo }) => motivo === chosen)
  const shown = isOffered ? options : [...options, { value: chosen, label: chosen }]
  return (
    <SelectFilter
      label={texts.motive}
      name="motivo"
      any={texts.anyMotive}
      options={shown.toSorted((one, other) => one.label.localeCompare(other.label, 'es'))}
      chosen={chosen}
      place={place}
    />
  )
}
