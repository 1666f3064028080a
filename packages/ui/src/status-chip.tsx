import type { ReactNode } from 'react'
import { checkCircleIcon, clockIcon, dotIcon, errorIcon, warningIcon } from './core/icons.ts'
import type { Tone } from './core/tone.ts'
import { Icon } from './icon.tsx'
import styles from './status-chip.module.css'

type StatusChipProps = {
  tone: Tone
  /** Another drawing of `core/icons` than the tone's own. */
  icon?: string
  children: ReactNode
}

const icons: Record<Tone, string> = {
  neutral: dotIcon,
  info: clockIcon,
  good: checkCircleIcon,
  warning: warningIcon,
  bad: errorIcon,
}

/** The state of a document: a word, an icon and a colour that agree. */
export function StatusChip({ tone, icon = icons[tone], children }: StatusChipProps) {
  return (
    <span className={styles.chip} data-tone={tone}>
      <Icon path={icon} />
      {children}
    </span>
  )
}
