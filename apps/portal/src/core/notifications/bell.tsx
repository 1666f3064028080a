import { fill } from '@enlace/contract/core/fill.ts'
import { bellTexts as texts } from '@enlace/contract/notifications/bell-texts.ts'
import type { NotificationItem } from '@enlace/contract/notifications/schemas.ts'
import { bellIcon } from '@enlace/ui/core/icons.ts'
import { placeBelow } from '@enlace/ui/core/place-below.ts'
import { Icon } from '@enlace/ui/icon.tsx'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import styles from './bell.module.css'

type BellProps = {
  unread: number
  /** What is shown under the bell while it is open. */
  panel: ReactNode
  onOpen: () => void
}

/** The bell with how many are unread; it opens the latest of them. */
export function Bell({ unread, panel, onOpen }: BellProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    // Whoever went somewhere has seen enough of it.
    const close = () => box.current?.hidePopover()
    window.addEventListener('hashchange', close)
    return () => window.removeEventListener('hashchange', close)
  }, [])
  const form = unread === 0 ? 'none' : unread === 1 ? 'one' : 'many'
  const label = fill(texts.label[form], { n: unread > 99 ? texts.many : unread })
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.bell}
        popoverTarget={id}
        aria-expanded={isOpen}
        aria-label={label}
        title={label}
      >
        <Icon path={bellIcon} size={20} />
        {unread > 0 && (
          <span className={styles.count} aria-hidden>
            {unread > 99 ? texts.many : unread}
          </span>
        )}
      </button>
      <div
        ref={box}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={texts.title}
        className={styles.panel}
        onBeforeToggle={({ newState }) => newState === 'open' && placeBelow(button.current, box.current)}
        onToggle={({ newState }) => {
          setIsOpen(newState === 'open')
          if (newState === 'open') onOpen()
        }}
      >
        {isOpen && panel}
      </div>
    </>
  )
}

/** Where a notification leads to, in the portal. */
export const hrefOf = ({ path }: Pick<NotificationItem, 'path'>): string => `#${path}`
