import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'
import styles from './icon-button.module.css'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** A drawing from `core/icons`. */
  icon: string
  /** What it does, in words: said to screen readers and shown on hover. */
  label: string
}

/** A button that is only a drawing, for what everybody recognises. */
export function IconButton({ icon, label, type = 'button', ...button }: IconButtonProps) {
  return (
    <button {...button} type={type} className={styles.button} aria-label={label} title={label}>
      <Icon path={icon} size={20} />
    </button>
  )
}
