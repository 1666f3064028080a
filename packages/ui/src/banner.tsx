import type { ReactNode } from 'react'
import { Band } from './band.tsx'
import { closeIcon, infoIcon, offlineIcon, warningIcon } from './core/icons.ts'
import { IconButton } from './icon-button.tsx'

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
    <Band
      kind={kind}
      icon={icons[kind]}
      acts={
        <>
          {action}
          {onDismiss && <IconButton icon={closeIcon} label={dismissLabel} onClick={onDismiss} />}
        </>
      }
    >
      {children}
    </Band>
  )
}
