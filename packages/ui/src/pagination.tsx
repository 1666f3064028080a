import type { ReactNode } from 'react'
import { chevronLeftIcon, chevronRightIcon } from './core/icons.ts'
import { pageLinks } from './core/page-links.ts'
import { Icon } from './icon.tsx'
import styles from './pagination.module.css'

type PaginationProps = {
  label: string
  page: number
  pageCount: number
  /** Where a page is; its link can be opened in another tab. */
  hrefFor: (page: number) => string
  /** Takes a plain click instead of the link, for pages that are not places. */
  onSelect?: (page: number) => void
  previousLabel: string
  nextLabel: string
  /** "Página 3", said to screen readers. */
  pageLabel: (page: number) => string
  /** "51–75 de 3.214" */
  summary?: ReactNode
  /** The choice of rows a page, at the end. */
  children?: ReactNode
}

/** Leads through the pages of a list, with up to 7 page links (spec 9); on a phone only the nearest are left. */
export function Pagination(props: PaginationProps) {
  const { page, pageCount } = props
  return (
    <nav className={styles.pagination} aria-label={props.label}>
      {props.summary && <p className={styles.summary}>{props.summary}</p>}
      <ul className={styles.links}>
        <li>
          <PageLink {...props} to={page - 1} name={props.previousLabel}>
            <Icon path={chevronLeftIcon} />
          </PageLink>
        </li>
        {pageLinks(page, pageCount).map((entry, place) => (
          <li key={entry === 'gap' ? `gap-${place}` : entry} data-far={isFar(entry, page) || undefined}>
            {entry === 'gap' ? (
              <span className={styles.gap} aria-hidden>
                …
              </span>
            ) : (
              <PageLink {...props} to={entry} name={props.pageLabel(entry)}>
                {entry}
              </PageLink>
            )}
          </li>
        ))}
        <li>
          <PageLink {...props} to={page + 1} name={props.nextLabel}>
            <Icon path={chevronRightIcon} />
          </PageLink>
        </li>
      </ul>
      {props.children && <div className={styles.size}>{props.children}</div>}
    </nav>
  )
}

type PageLinkProps = Pick<PaginationProps, 'page' | 'pageCount' | 'hrefFor' | 'onSelect'> & {
  to: number
  name: string
  children: ReactNode
}

function PageLink({ page, pageCount, hrefFor, onSelect, to, name, children }: PageLinkProps) {
  if (to < 1 || to > pageCount) {
    return (
      <span className={styles.link} role="link" aria-disabled aria-label={name}>
        {children}
      </span>
    )
  }
  return (
    <a
      className={styles.link}
      href={hrefFor(to)}
      aria-label={name}
      aria-current={to === page ? 'page' : undefined}
      onClick={
        onSelect &&
        ((event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          onSelect(to)
        })
      }
    >
      {children}
    </a>
  )
}

function isFar(entry: number | 'gap', page: number): boolean {
  return entry === 'gap' || Math.abs(entry - page) > 1
}
