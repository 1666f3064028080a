import { type ReactNode, useId } from 'react'
import styles from './progress-bar.module.css'

type ProgressBarProps = {
  label: ReactNode
  /** Out of `max`; left out while nobody knows how far it is. */
  value?: number
  max?: number
  /** The numbers in words: "12.400 de 21.473". */
  children?: ReactNode
  isLabelHidden?: boolean
}

/** How far long work has come, or which part of something is there. */
export function ProgressBar({ label, value, max = 100, children, isLabelHidden = false }: ProgressBarProps) {
  const id = useId()
  return (
    <div className={styles.progress}>
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : undefined}>
        {label}
      </label>
      {children && <span className={styles.numbers}>{children}</span>}
      <progress id={id} className={styles.bar} value={value} max={max} />
    </div>
  )
}
