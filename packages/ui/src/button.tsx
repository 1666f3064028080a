import type { ComponentProps, MouseEvent } from 'react'
import styles from './button.module.css'
import { Icon } from './icon.tsx'

/**
 * How loudly a button speaks: one primary a page, quiet for the rest. What takes something away is danger-quiet where it asks
 * first, and danger where it asks no more.
 */
export type ButtonLook = {
  variant?: 'primary' | 'quiet' | 'danger-quiet' | 'danger'
  size?: 'regular' | 'large'
  /** Takes the whole width, as the last step of a form on a phone. */
  isWide?: boolean
  /** A drawing from `core/icons`, before the words. */
  icon?: string | undefined
}

type ButtonProps = ComponentProps<'button'> & ButtonLook & { isBusy?: boolean }

/** Does something here and now; while busy it keeps its place and focus but answers no further click. */
export function Button({
  variant = 'quiet',
  size = 'regular',
  isWide = false,
  icon,
  isBusy = false,
  type = 'button',
  onClick,
  children,
  ...button
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...button}
      type={type}
      className={styles.button}
      data-variant={variant}
      data-size={size}
      data-wide={isWide || undefined}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={handleClick}
    >
      {icon !== undefined && <Icon path={icon} />}
      {children}
    </button>
  )
}
