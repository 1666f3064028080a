import type { ReactNode } from 'react'
import styles from './ageing-bar.module.css'

/** One step of the ageing, from not yet due to the oldest; its place in the list gives its colour. */
export type AgeingSegment = {
  id: string
  label: string
  /** Its part of the whole, 0 to 1. */
  share: number
  amount: ReactNode
  percentage: string
  isSelected: boolean
}

type AgeingBarProps = {
  label: string
  /** What is read beneath the bar while no step of it is looked at. */
  caption?: ReactNode
  /** At most six, in order of age. */
  segments: readonly AgeingSegment[]
  onToggle: (id: string) => void
}

/** What is owed by age, as one bar: each step filters the list, and tells its amount to the pointer, the focus and in words. */
export function AgeingBar({ label, caption, segments, onToggle }: AgeingBarProps) {
  const hasChoice = segments.some((segment) => segment.isSelected)
  const held = segments.filter(({ share, isSelected }) => share > 0 || isSelected)
  return (
    <div className={styles.ageing} role="group" aria-label={label} data-choice={hasChoice || undefined}>
      <ul className={styles.bar}>
        {held.map((segment) => (
          <li key={segment.id} style={{ flexGrow: Math.max(segment.share, least) }}>
            <button
              type="button"
              className={styles.step}
              data-age={segments.indexOf(segment)}
              data-printed
              aria-pressed={segment.isSelected}
              onClick={() => onToggle(segment.id)}
            >
              <span className={styles.told}>
                <span className={styles.name}>{segment.label}</span>{' '}
                <span className={styles.amount}>{segment.amount}</span> <span>{segment.percentage}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.caption}>{caption ?? label}</p>
    </div>
  )
}

/** Even the smallest step can be seen. */
const least = 0.008
