import { useLayoutEffect, useRef } from 'react'
import styles from './section-links.module.css'

type SectionLinksProps = {
  /** Names the navigation for screen readers. */
  label: string
  links: readonly { id: string; label: string; href: string }[]
  current: string
}

/** The parts of a place that has several pages of its own; the one that is open is marked. */
export function SectionLinks({ label, links, current }: SectionLinksProps) {
  const nav = useRef<HTMLElement>(null)
  // On a phone they are in one line that scrolls; only that line moves, never the page.
  useLayoutEffect(() => {
    const open = nav.current?.querySelector<HTMLElement>('[aria-current]')
    if (nav.current && open) nav.current.scrollLeft = open.offsetLeft - nav.current.offsetLeft
  }, [current])
  return (
    <nav ref={nav} className={styles.links} aria-label={label}>
      {links.map((link) => (
        <a
          key={link.id}
          className={styles.link}
          href={link.href}
          aria-current={link.id === current ? 'page' : undefined}
        >
          {link.label}
        </a>
      ))}
    </nav>
  )
}
