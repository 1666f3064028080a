import type { ReactNode } from 'react'
import styles from './progress-circle.module.css'

/** Measures and colours of the circle (spec 9, Progress circle). */
export const PROGRESS_CIRCLE = {
  radius: 100,
  outerStroke: 16,
  innerStroke: 8,
  outerColor: '#78C000',
  innerColor: '#C7E596',
  gap: 4,
}

type ProgressCircleProps = {
  label: string
  percent: number
  /** In the middle: the figure and what it is. */
  children?: ReactNode
}

const { radius, outerStroke, innerStroke, outerColor, innerColor, gap } = PROGRESS_CIRCLE
const half = radius + outerStroke / 2
const innerRadius = radius - outerStroke / 2 - gap - innerStroke / 2

/** A part of a whole as a circle that fills in 300 ms: a score, how complete a profile is. */
export function ProgressCircle({ label, percent, children }: ProgressCircleProps) {
  const value = Math.min(100, Math.max(0, percent))
  return (
    <div
      className={styles.circle}
      role="meter"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <svg viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`} aria-hidden>
        <circle r={innerRadius} fill="none" stroke={innerColor} strokeWidth={innerStroke} />
        {value > 0 && (
          <circle
            className={styles.arc}
            r={radius}
            fill="none"
            stroke={outerColor}
            strokeWidth={outerStroke}
            strokeLinecap="round"
            pathLength={100}
            strokeDasharray={`${value} 100`}
            transform="rotate(-90)"
          />
        )}
      </svg>
      <div className={styles.middle}>{children}</div>
    </div>
  )
}
