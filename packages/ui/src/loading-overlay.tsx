import { useEffect, useRef, useSyncExternalStore } from 'react'
import { pending } from './core/pending.ts'
import styles from './loading-overlay.module.css'

type LoadingOverlayProps = {
  /** What the person reads while waiting. */
  text: string
}

/** The veil over the page while a request of `core/pending` takes longer than its threshold; the focus stays put. */
export function LoadingOverlay({ text }: LoadingOverlayProps) {
  const isOverdue = useSyncExternalStore(pending.subscribe, pending.isOverdue, () => false)
  const veil = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = veil.current
    if (element && 'popover' in element) element.togglePopover(isOverdue)
  }, [isOverdue])

  return (
    <>
      <p className="visually-hidden" role="status">
        {isOverdue ? text : ''}
      </p>
      <div ref={veil} popover="manual" className={styles.veil} aria-hidden>
        <p className={styles.notice}>{text}</p>
      </div>
    </>
  )
}
