import { type ReactNode, useId, useRef } from 'react'
import { placeBelow } from './core/place-below.ts'
import styles from './details-popover.module.css'

type DetailsPopoverProps = {
  /** What the button says. */
  label: string
  children: ReactNode
}

/** What a figure is made of, behind a word in its note. */
export function DetailsPopover({ label, children }: DetailsPopoverProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  return (
    <>
      <button ref={button} type="button" className={styles.opener} popoverTarget={id}>
        {label}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={styles.panel}
        onBeforeToggle={({ newState }) => newState === 'open' && placeBelow(button.current, panel.current)}
      >
        {children}
      </div>
    </>
  )
}
