import { Icon } from '@enlace/ui/icon.tsx'
import { checkCircleIcon, errorIcon } from '@enlace/ui/core/icons.ts'
import styles from './file-finding.module.css'

type FileFindingProps = { isGood: boolean; title: string; children: string }

/** What became of comparing a file's fingerprint: the very same, or not. */
export function FileFinding({ isGood, title, children }: FileFindingProps) {
  return (
    <div role="status" className={styles.finding} data-good={isGood || undefined}>
      <Icon path={isGood ? checkCircleIcon : errorIcon} />
      <div>
        <strong>{title}</strong>
        <p>{children}</p>
      </div>
    </div>
  )
}
