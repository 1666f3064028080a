import type { ReactNode } from 'react'
import styles from './banner.module.css'
import { closeIcon, infoIcon, offlineIcon, warningIcon } from './core/icons.ts'
import { IconButton } from './icon-button.tsx'
import { Icon } from './icon.tsx'

type BannerProps = {
  kind: 'offline' | 'info' | 'warning'
  children: ReactNode
  /** A link or a small button. */
  action?: ReactNode
  onDismiss?: () => void
  dismissLabel?: string
}

const icons = { offline: offlineIcon, info: infoIcon, warning: warningIcon }

/** A notice that stays while it is true: no connection, old figures, something to know. */
export function Banner({ kind, children, action, onDismiss, dismissLabel = '' }: BannerProps) {
  return (
    <div className={styles.banner} data-kind={kind} role="status">
      <Icon path={icons[kind]} size={20} />
      <p className={styles.words}>{children}</p>
      {action}
      {onDismiss && <IconButton icon={closeIcon} label={dismissLabel} onClick={onDismiss} />}
    </div>
  )
}
