import type { ReactNode } from 'react'
import styles from './chip.module.css'
import { closeIcon } from './core/icons.ts'
import { Icon } from './icon.tsx'

type ChipProps = {
  children: ReactNode
  /** How many rows it would leave. */
  count?: ReactNode
} & (
  | {
      isSelected: boolean
      onToggle: () => void
    }
  | {
      onRemove: () => void
      /** What the cross does, in words that name the filter. */
      removeLabel: string
    }
)

/** A filter: one that switches on and off, or one that is on and can be taken away. */
export function Chip({ children, count, ...way }: ChipProps) {
  const words = (
    <>
      {children}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </>
  )
  if ('onToggle' in way) {
    return (
      <button type="button" className={styles.chip} aria-pressed={way.isSelected} onClick={way.onToggle}>
        {words}
      </button>
    )
  }
  return (
    <span className={styles.chip} data-on>
      {words}
      <button
        type="button"
        className={styles.remove}
        aria-label={way.removeLabel}
        title={way.removeLabel}
        onClick={way.onRemove}
      >
        <Icon path={closeIcon} />
      </button>
    </span>
  )
}
