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
  /** At most six, in order of age. */
  segments: readonly AgeingSegment[]
  onToggle: (id: string) => void
}

const length = 1000
const gap = 4

/** What is owed by age: a bar with its legend; each step filters the list. */
export function AgeingBar({ label, segments, onToggle }: AgeingBarProps) {
  const hasChoice = segments.some((segment) => segment.isSelected)
  const drawn = layOut(segments)
  return (
    <div className={styles.ageing} role="group" aria-label={label} data-choice={hasChoice || undefined}>
      {/* The bar is for the pointer; the legend says and does the same for everybody. */}
      <svg className={styles.bar} viewBox={`0 0 ${length} 12`} preserveAspectRatio="none" aria-hidden>
        {drawn.length === 0 && <rect className={styles.track} width={length} height="12" />}
        {drawn.map(({ id, isSelected, age, x, width }) => (
          <rect
            key={id}
            x={x}
            width={width}
            height="12"
            data-age={age}
            data-selected={isSelected || undefined}
            onClick={() => onToggle(id)}
          />
        ))}
      </svg>
      <ul className={styles.legend}>
        {segments.map((segment, age) => (
          <li key={segment.id}>
            <button
              type="button"
              className={styles.step}
              aria-pressed={segment.isSelected}
              onClick={() => onToggle(segment.id)}
            >
              <span className={styles.name}>
                <svg width="8" height="8" aria-hidden>
                  <rect width="8" height="8" rx="2" data-age={age} />
                </svg>
                {segment.label}
              </span>
              <span className={styles.amount}>{segment.amount}</span>
              <span className={styles.percentage}>{segment.percentage}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Lays the steps that hold something side by side, with a gap between; even the smallest can be seen. */
function layOut(segments: readonly AgeingSegment[]) {
  const held = segments.map((segment, age) => ({ ...segment, age })).filter(({ share }) => share > 0)
  const parts = held.map(({ share }) => Math.max(share, 0.008))
  const sum = parts.reduce((total, part) => total + part, 0)
  let x = 0
  return held.map((segment, place) => {
    const room = ((parts[place] ?? 0) / sum) * length
    const isLast = place === held.length - 1
    const step = { ...segment, x, width: room - (isLast ? 0 : gap) }
    x += room
    return step
  })
}
