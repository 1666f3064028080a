import { useEffect, useRef, useSyncExternalStore } from 'react'
import { pending } from './core/pending.ts'
import styles from './loading-overlay.module.css'

type LoadingOverlayProps = {
  /** What the person reads while waiting. */
  text: string
}

const useOverdue = ({ subscribe, isOverdue }: typeof pending.reads) =>
  useSyncExternalStore(subscribe, isOverdue, () => false)

/**
 * Shows that a request of `core/pending` takes longer than its threshold. A read shows a line and a short notice, and
 * everything beneath stays in sight and usable; a write covers the page. The focus stays where it is.
 */
export function LoadingOverlay({ text }: LoadingOverlayProps) {
  const isWriting = useOverdue(pending.writes)
  const isReading = useOverdue(pending.reads) && !isWriting
  return (
    <>
      <p className={`visually-hidden ${styles.word}`} role="status">
        {isWriting || isReading ? text : ''}
      </p>
      <Floating className={styles.veil} isShown={isWriting} text={text} />
      <Floating className={styles.line} isShown={isReading} text={text} />
    </>
  )
}

function Floating({
  className,
  isShown,
  text,
}: {
  className: string | undefined
  isShown: boolean
  text: string
}) {
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = box.current
    if (!element || !('popover' in element)) return undefined
    element.togglePopover(isShown)
    if (!isShown) return undefined
    const place = () => element.style.setProperty('--below', `${belowHeader()}px`)
    place()
    window.addEventListener('scroll', place, { passive: true })
    window.addEventListener('resize', place)
    return () => {
      window.removeEventListener('scroll', place)
      window.removeEventListener('resize', place)
    }
  }, [isShown])

  return (
    <div ref={box} popover="manual" className={className} aria-hidden>
      <p className={styles.notice}>{text}</p>
    </div>
  )
}

/** Where the page's content begins: under the header, or at the top of the window once that is scrolled away. */
function belowHeader(): number {
  const header = document.querySelector('[data-frame-header]')
  return Math.max(0, header?.getBoundingClientRect().bottom ?? 0)
}
