import { externalIcon } from './core/icons.ts'
import { Icon } from './icon.tsx'
import type { NavCount, NavLink } from './nav-menu.tsx'
import styles from './side-place.module.css'

type SidePlaceProps = {
  link: NavLink
  /** A drawing, where the place stands by itself. */
  icon?: string | undefined
  /** Said after a link that opens another tab. */
  externalLabel: string
  isFolded?: boolean
  onChoice?: () => void
}

/** A link of the sidebar; folded, its drawing alone. */
export function SidePlace({ link, icon, externalLabel, isFolded = false, onChoice }: SidePlaceProps) {
  return (
    <a
      className={styles.place}
      href={link.href}
      title={isFolded ? link.label : undefined}
      data-folded={isFolded || undefined}
      onClick={onChoice}
      aria-current={link.isCurrent ? 'page' : undefined}
      {...(link.isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {icon && <Icon path={icon} size={20} />}
      <span className={styles.label}>{link.label}</span>
      {link.count && <SideCount {...link.count} />}
      {link.isExternal && <Icon path={externalIcon} label={externalLabel} />}
    </a>
  )
}

/** More than this is many. */
const most = 99

/** How much waits somewhere: a figure, and the same in words for screen readers. */
export function SideCount({ value, label }: NavCount) {
  return (
    <span className={styles.count}>
      <span aria-hidden>{value > most ? `${most}+` : value}</span>
      <span className="visually-hidden"> ({label})</span>
    </span>
  )
}
