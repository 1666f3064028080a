import styles from './breadcrumb.module.css'

type BreadcrumbProps = {
  label: string
  /** From the start to the present page, which has no link. */
  items: readonly { label: string; href?: string }[]
}

/** Where the page stands, from the second level on. */
export function Breadcrumb({ label, items }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.trail}>
        {items.map((item) => (
          <li key={item.label} className={styles.place}>
            {item.href ? <a href={item.href}>{item.label}</a> : <span aria-current="page">{item.label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
