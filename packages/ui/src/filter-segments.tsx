import { use } from 'react'
import { createPortal } from 'react-dom'
import { Chip } from './chip.tsx'
import { FilterPlacesContext } from './core/filter-places.ts'
import { FieldsMenu } from './filter-menu.tsx'
import styles from './filter-segments.module.css'

/** One choice of a filter. */
export type FilterSegment = { id: string; label: string; count?: string | undefined; isSelected: boolean }

type FilterSegmentsProps = {
  label: string
  choices: readonly FilterSegment[]
  onToggle: (id: string) => void
}

/** The choices of a filter: in the line of its bar, behind one chip where there are too many; on phones in the sheet. */
export function FilterSegments({ label, choices, onToggle }: FilterSegmentsProps) {
  const places = use(FilterPlacesContext)
  const chips = (
    <div className={styles.segments}>
      {choices.map(({ id, label: words, count, isSelected }) => (
        <Chip key={id} isSelected={isSelected} count={count} onToggle={() => onToggle(id)}>
          {words}
        </Chip>
      ))}
    </div>
  )
  const named = (
    <div role="group" aria-label={label}>
      {chips}
    </div>
  )
  if (places === null || places.isNarrow) return named
  const chosen = choices.filter(({ isSelected }) => isSelected).map((choice) => choice.label)
  const shown =
    widthOf(choices) <= places.room * most ? (
      named
    ) : (
      <FieldsMenu label={label} value={chosen.length > 0 ? chosen.join(', ') : undefined}>
        {chips}
      </FieldsMenu>
    )
  return places.segments && createPortal(shown, places.segments)
}

/** How much of the room one filter may take: the rest is for others and for what is on. */
const most = 0.72

/** About how wide the chips are. */
const widthOf = (choices: readonly FilterSegment[]) =>
  choices.reduce((sum, { label, count = '' }) => sum + label.length * 7.4 + count.length * 7 + 42, 0)
