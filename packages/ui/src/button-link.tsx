import type { ComponentProps } from 'react'
import type { ButtonLook } from './button.tsx'
import styles from './button.module.css'
import { Icon } from './icon.tsx'

type ButtonLinkProps = ComponentProps<'a'> & ButtonLook & { href: string }

/** Leads somewhere else and looks like a button. */
export function ButtonLink({
  variant = 'quiet',
  size = 'regular',
  isWide = false,
  icon,
  children,
  ...anchor
}: ButtonLinkProps) {
  return (
    <a
      {...anchor}
      className={styles.button}
      data-variant={variant}
      data-size={size}
      data-wide={isWide || undefined}
    >
      {icon !== undefined && <Icon path={icon} />}
      {children}
    </a>
  )
}
