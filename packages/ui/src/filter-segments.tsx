import { use, useId, useLayoutEffect } from 'react'
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
  const id = useId()
  const places = use(FilterPlacesContext)
  const claim = places?.claim
  const chosen = choices
    .filter(({ isSelected }) => isSelected)
    .map((choice) => choice.label)
    .join(', ')
  const open = widthOf(choices)
  const closed = chip + (label.length + chosen.length) * letter
  useLayoutEffect(() => claim?.(id, { open, closed }), [claim, id, open, closed])
  useLayoutEffect(() => () => claim?.(id, undefined), [claim, id])
  const chips = (
    <div className={styles.segments}>
      {choices.map(({ id: choice, label: words, count, isSelected }) => (
        <Chip key={choice} isSelected={isSelected} count={count} onToggle={() => onToggle(choice)}>
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
  if (!places.segments) return null
  const isOpen = places.inSight.get(id)
  return createPortal(
    // Of its own, so that the filters keep their order when one opens or closes.
    <div className={styles.place}>
      {isOpen === true && named}
      {isOpen === false && (
        <FieldsMenu label={label} value={chosen || undefined}>
          {chips}
        </FieldsMenu>
      )}
    </div>,
    places.segments,
  )
}

/** About how wide a chip is without its words, and a letter. */
const chip = 46
const letter = 7.4

/** About how wide the chips are. */
const widthOf = (choices: readonly FilterSegment[]) =>
  choices.reduce((sum, { label, count = '' }) => sum + label.length * letter + count.length * 7 + chip - 4, 0)
