import type { ComponentProps } from 'react'
import { externalIcon } from './core/icons.ts'
import { Icon } from './icon.tsx'
import styles from './link.module.css'

type LinkProps = ComponentProps<'a'> & {
  href: string
  /** Quiet links take the colour of the text around them. */
  isQuiet?: boolean
  /** Said of a link that opens another tab; its presence makes it one. */
  newTabLabel?: string
}

/** A link inside a text or a list. */
export function Link({ isQuiet = false, newTabLabel, children, ...anchor }: LinkProps) {
  return (
    <a
      {...anchor}
      className={styles.link}
      data-quiet={isQuiet || undefined}
      {...(newTabLabel && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {children}
      {newTabLabel && <Icon path={externalIcon} label={newTabLabel} />}
    </a>
  )
}
