import { Icon } from './icon.tsx'
import styles from './icon-button.module.css'

type IconLinkProps = {
  /** A drawing from `core/icons`. */
  icon: string
  /** Where it leads, in words: said to screen readers and shown on hover. */
  label: string
  href: string
}

/** A link that is only a drawing, for what everybody recognises. */
export function IconLink({ icon, label, href }: IconLinkProps) {
  return (
    <a href={href} className={styles.button} aria-label={label} title={label}>
      <Icon path={icon} size={20} />
    </a>
  )
}
