import { formatQuantity } from '@enlace/domain/decimal.ts'
import { ProgressBar } from '@enlace/ui/progress-bar.tsx'
import styles from './share.module.css'

type ShareProps = { label: string; percent: string }

/** Which part of a document is received, invoiced or executed: a small bar with its number. */
export function Share({ label, percent }: ShareProps) {
  return (
    <span className={styles.share}>
      <span className={styles.bar}>
        <ProgressBar label={label} isLabelHidden value={Math.min(100, Number(percent))} />
      </span>
      {formatQuantity(percent)} %
    </span>
  )
}
