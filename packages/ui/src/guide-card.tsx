import { type ReactNode, useEffect, useId, useRef } from 'react'
import { findTarget, guidePlace } from './core/place-guide.ts'
import styles from './guide-card.module.css'

type GuideCardProps = {
  /** Names the card for screen readers. */
  label: string
  title: string
  /** Which step of how many. */
  note?: string
  /** What it points at: the first of these selectors whose element can be seen. */
  anchors?: readonly string[]
  /** Escape was pressed anywhere on the page, and nothing else is open that it would close. */
  onEscape: () => void
  /** Its buttons; they keep their places from step to step. */
  actions: ReactNode
  children: ReactNode
}

/** How often it is looked where the target stands: pages come late, scroll and change. */
const LOOK_MS = 250
const none: readonly string[] = []

/**
 * A card over the page that explains something of it. The page stays usable beside it and keeps the focus; screen readers
 * are told of its words, and of those of the next step.
 */
export function GuideCard({
  label,
  title,
  note,
  anchors = none,
  onEscape,
  actions,
  children,
}: GuideCardProps) {
  const id = useId()
  const card = useRef<HTMLElement>(null)
  const ring = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = card.current
    const frame = ring.current
    if (!element || !frame) return undefined
    if (!element.matches(':popover-open')) element.showPopover()
    const look = () => place(element, frame, anchors)
    look()
    const timer = setInterval(look, LOOK_MS)
    window.addEventListener('scroll', look, { passive: true, capture: true })
    window.addEventListener('resize', look)
    return () => {
      clearInterval(timer)
      window.removeEventListener('scroll', look, { capture: true })
      window.removeEventListener('resize', look)
    }
  }, [anchors])

  // The focus stays in the page.
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isCovered()) return
      onEscape()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [onEscape])
  return (
    <aside ref={card} popover="manual" className={styles.card} aria-label={label}>
      <div ref={ring} className={styles.ring} aria-hidden="true" />
      <div aria-live="polite" id={id}>
        {note !== undefined && <p className={styles.note}>{note}</p>}
        <p className={styles.title}>{title}</p>
        <p>{children}</p>
      </div>
      <div className={styles.actions}>{actions}</div>
    </aside>
  )
}

/** What is open over the page, or the field that is being written in, takes the key. */
const isCovered = () =>
  document.activeElement?.matches('input, textarea, select') === true ||
  document.querySelector('dialog[open], [popover=auto]:popover-open') !== null

function place(card: HTMLElement, ring: HTMLElement, anchors: readonly string[]): void {
  const target = findTarget(anchors)?.getBoundingClientRect()
  const { clientWidth: width, clientHeight: height } = document.documentElement
  const size = { width: card.offsetWidth, height: card.offsetHeight }
  const kept = document.querySelector('[data-form-footer]')?.getBoundingClientRect()
  const { left, top } = guidePlace(size, target, { width, height }, kept)
  card.style.setProperty('left', `${left}px`)
  card.style.setProperty('top', `${top}px`)
  ring.hidden = !target
  if (!target) return
  ring.style.setProperty('left', `${target.left - 4}px`)
  ring.style.setProperty('top', `${target.top - 4}px`)
  ring.style.setProperty('width', `${target.width + 8}px`)
  ring.style.setProperty('height', `${target.height + 8}px`)
}
