import type { PostLink } from '@enlace/contract/blog/supplier/schemas.ts'
import { postTexts as texts } from '@enlace/contract/blog/supplier/texts.ts'
import { chevronLeftIcon, chevronRightIcon } from '@enlace/ui/core/icons.ts'
import { Icon } from '@enlace/ui/icon.tsx'
import { paths } from '../../../core/paths.ts'
import styles from './neighbours.module.css'

type NeighboursProps = { older: PostLink | null; newer: PostLink | null }

/** The posts before and after one by their day. */
export function Neighbours({ older, newer }: NeighboursProps) {
  if (older === null && newer === null) return null
  return (
    <nav className={styles.neighbours} aria-label={texts.neighbours}>
      {older && (
        <a className={styles.link} href={paths.blogPost({ slug: older.slug })} rel="prev">
          <span className={styles.side}>
            <Icon path={chevronLeftIcon} />
            {texts.older}
          </span>
          {older.titulo}
        </a>
      )}
      {newer && (
        <a className={styles.link} data-end href={paths.blogPost({ slug: newer.slug })} rel="next">
          <span className={styles.side}>
            {texts.newer}
            <Icon path={chevronRightIcon} />
          </span>
          {newer.titulo}
        </a>
      )}
    </nav>
  )
}
