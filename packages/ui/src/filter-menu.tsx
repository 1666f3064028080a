import { type ReactNode, useId, useRef } from 'react'
import { chevronDownIcon } from './core/icons.ts'
import { placeBelow } from './core/place-below.ts'
import styles from './filter-menu.module.css'
import { Icon } from './icon.tsx'

type FilterMenuProps = {
  label: string
  /** What is chosen, in short; nothing while the filter is off. */
  value?: string | undefined
  /** The fields of the filter. */
  children: ReactNode
}

/** A filter of several fields behind one chip; in the sheet of a phone its fields are open. */
export function FilterMenu({ label, value, children }: FilterMenuProps) {
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
