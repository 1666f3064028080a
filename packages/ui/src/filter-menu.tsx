import { type ReactNode, use, useId, useRef } from 'react'
import { ActiveFilter } from './active-filter.tsx'
import { FilterPlacesContext } from './core/filter-places.ts'
import { chevronDownIcon } from './core/icons.ts'
import { placeBelow } from './core/place-below.ts'
import styles from './filter-menu.module.css'
import { Icon } from './icon.tsx'

type FilterMenuProps = {
  label: string
  /** What is chosen, in short; nothing while the filter is off. */
  value?: string | undefined
  /** Switches it off, and what the cross that does so is called. */
  onClear: () => void
  clearLabel: string
  /** The fields of the filter. */
  children: ReactNode
}

/** A filter of several fields: among the others of its bar, or behind a chip of its own where those are in the line. */
export function FilterMenu(props: FilterMenuProps) {
  const isGathered = use(FilterPlacesContext) !== null
  if (!isGathered) return <FieldsMenu {...props} />
  const { label, value, onClear, clearLabel, children } = props
  return (
    <div className={styles.fields} role="group" aria-label={label}>
      <p className={styles.label} aria-hidden>
        {label}
      </p>
      {children}
      {value !== undefined && (
        <ActiveFilter onRemove={onClear} removeLabel={clearLabel}>
          {label}: {value}
        </ActiveFilter>
      )}
    </div>
  )
}

type FieldsMenuProps = Pick<FilterMenuProps, 'label' | 'value' | 'children'>

/** Fields behind a chip of their own. */
export function FieldsMenu({ label, value, children }: FieldsMenuProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  return (
    <div>
      <button
        ref={button}
        type="button"
        className={styles.chip}
        popoverTarget={id}
        data-on={value !== undefined || undefined}
      >
        {label}
        {value && <span className={styles.value}>{value}</span>}
        <Icon path={chevronDownIcon} />
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={styles.panel}
        role="group"
        aria-label={label}
        onBeforeToggle={({ newState }) => newState === 'open' && placeBelow(button.current, panel.current)}
      >
        <p className={styles.label} aria-hidden>
          {label}
        </p>
        {children}
      </div>
    </div>
  )
}
