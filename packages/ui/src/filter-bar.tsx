import { type ReactNode, useId } from 'react'
import { closeIcon, filterIcon } from './core/icons.ts'
import styles from './filter-bar.module.css'
import { IconButton } from './icon-button.tsx'
import { Icon } from './icon.tsx'

type FilterBarProps = {
  /** The search box; it is always in sight. */
  search?: ReactNode
  /** The chips and dates: beside the search, or in a sheet from below on phones. */
  children: ReactNode
  /** Columns, export: at the end. */
  actions?: ReactNode
  /** The words of the button that opens the sheet, with how many filters are on. */
  openLabel: ReactNode
  closeLabel: string
}

/** Everything that narrows a list, in one line above it. */
export function FilterBar({ search, children, actions, openLabel, closeLabel }: FilterBarProps) {
  const id = useId()
  return (
    <div className={styles.bar} role="search">
      {search && <div className={styles.search}>{search}</div>}
      <button type="button" className={styles.opener} popoverTarget={id}>
        <Icon path={filterIcon} />
        {openLabel}
      </button>
      <div id={id} popover="auto" className={styles.filters}>
        <span className={styles.closer}>
          <IconButton icon={closeIcon} label={closeLabel} popoverTarget={id} popoverTargetAction="hide" />
        </span>
        {children}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
