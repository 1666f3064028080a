import type { ReactNode } from 'react'
import styles from './site-footer.module.css'

type SiteFooterProps = {
  label: string
  links: readonly { label: string; href: string }[]
  /** The company's contact data. */
  contact?: ReactNode
  /** Copyright and years. */
  legal: ReactNode
}

/** The foot of every page: the links of the product, the company's contact data and its copyright. */
export function SiteFooter({ label, links, contact, legal }: SiteFooterProps) {
  return (
    <div className={styles.footer}>
      <nav aria-label={label}>
        <ul className={styles.links}>
          {links.map((link) => (
            <li key={link.href}>
              <a href={link.href}>{link.label}</a>
            </li>
          ))}
        </ul>
      </nav>
      {contact && <div>{contact}</div>}
      <p>{legal}</p>
    </div>
  )
}
