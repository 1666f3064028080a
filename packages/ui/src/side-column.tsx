import { useEffect, useId, useRef } from 'react'
import type { SideGroup } from './side-nav.tsx'
import { SidePlace } from './side-place.tsx'
import styles from './side-column.module.css'

type SideColumnProps = {
  group: SideGroup
  externalLabel: string
  /** Leaves the column, where it was only opened to choose from it. */
  onClose: (() => void) | undefined
}

/** The places of one group in a column of their own, in named sections, so that they stay in sight at each of them. */
export function SideColumn({ group, externalLabel, onClose }: SideColumnProps) {
  const id = useId()
  const nav = useRef<HTMLElement>(null)
  const isOpened = onClose !== undefined
  useEffect(() => {
    // Opened from the sidebar: the keyboard goes on where the choice is.
    if (isOpened) nav.current?.querySelector('a')?.focus()
  }, [isOpened])
  return (
    <nav
      ref={nav}
      className={styles.column}
      aria-label={group.label}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose?.()
      }}
    >
      <p className={styles.title} aria-hidden>
        {group.label}
      </p>
      {group.sections.map((section) => (
        <div key={section.id} role="group" aria-labelledby={`${id}-${section.id}`}>
          <p id={`${id}-${section.id}`} className={styles.section}>
            {section.label}
          </p>
          <ul>
            {section.items.map((link) => (
              <li key={link.id}>
                <SidePlace link={link} externalLabel={externalLabel} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
