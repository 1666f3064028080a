import { useScrollToCurrent } from './core/scroll-to-current.ts'
import line from './parts-line.module.css'
import styles from './section-links.module.css'

type SectionLinksProps = {
  /** Names the navigation for screen readers. */
  label: string
  links: readonly { id: string; label: string; href: string }[]
  current: string
}

/** The parts of a place that has several pages of its own; the one that is open is marked. */
export function SectionLinks({ label, links, current }: SectionLinksProps) {
  const nav = useScrollToCurrent<HTMLElement>(current, '[aria-current]')
  return (
    <nav ref={nav} className={`${styles.links} ${line.line}`} aria-label={label}>
      {links.map((link) => (
        <a
          key={link.id}
          className={`${styles.link} ${line.part}`}
          href={link.href}
          aria-current={link.id === current ? 'page' : undefined}
        >
          {link.label}
        </a>
      ))}
    </nav>
  )
}
