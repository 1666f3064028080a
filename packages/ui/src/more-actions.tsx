import { type ReactNode, useId, useRef } from 'react'
import { moreIcon } from './core/icons.ts'
import { placeBelow } from './core/place-below.ts'
import { IconButton } from './icon-button.tsx'
import styles from './more-actions.module.css'

type MoreActionsProps = { label: string; children: ReactNode }

/** The less usual things that can be done with a page: side by side, or behind one button where there is little room. */
export function MoreActions({ label, children }: MoreActionsProps) {
  const id = useId()
  const opener = useRef<HTMLSpanElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  return (
    <>
      <span ref={opener} className={styles.opener}>
        <IconButton icon={moreIcon} label={label} popoverTarget={id} />
      </span>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={styles.panel}
        onBeforeToggle={({ newState }) => newState === 'open' && placeBelow(opener.current, panel.current)}
      >
        {children}
      </div>
    </>
  )
}
