import type { ReactNode } from 'react'
import type { Tone } from './core/tone.ts'
import styles from './kpi.module.css'
import { Skeleton } from './skeleton.tsx'

type KpiProps = {
  label: ReactNode
  value: ReactNode
  /** One more line: a share, a date, what it is made of. */
  note?: ReactNode
  tone?: Tone
  isLoading?: boolean
} & (
  | {
      isSelected: boolean
      onToggle: () => void
    }
  | { href: string }
  | { isSelected?: undefined }
)

/** One big figure with its small label; it filters the list below, leads to one, or just tells. */
export function Kpi({ label, value, note, tone, isLoading = false, ...way }: KpiProps) {
  const content = (
    <>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>{isLoading ? <Skeleton width="medium" /> : value}</span>
      {note && <span className={styles.note}>{note}</span>}
    </>
  )
  if ('onToggle' in way) {
    return (
      <button
        type="button"
        className={styles.kpi}
        data-tone={tone}
        data-printed
        aria-pressed={way.isSelected}
        onClick={way.onToggle}
      >
        {content}
      </button>
    )
  }
  if ('href' in way) {
    return (
      <a className={styles.kpi} data-tone={tone} href={way.href}>
        {content}
      </a>
    )
  }
  return (
    <div className={styles.kpi} data-tone={tone}>
      {content}
    </div>
  )
}
