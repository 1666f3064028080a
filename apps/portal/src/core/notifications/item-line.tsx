import { bellTexts as texts } from '@enlace/contract/notifications/bell-texts.ts'
import type { NotificationItem } from '@enlace/contract/notifications/schemas.ts'
import { showInstant } from '@enlace/web/document/shown.ts'
import { useId } from 'react'
import { hrefOf } from './bell.tsx'
import styles from './item-line.module.css'

/** One notification as a link to what it is about: unread ones with a mark, in words for who does not see it. */
export function ItemLine({ item, onOpen }: { item: NotificationItem; onOpen: () => void }) {
  const { title, sentence, sucursal, at, isRead } = item
  const id = useId()
  return (
    <a
      aria-labelledby={id}
      href={hrefOf(item)}
      className={styles.line}
      data-unread={!isRead || undefined}
      onClick={onOpen}
    >
      <span className={styles.mark} aria-hidden />
      <span id={id} className={styles.words}>
        <span className={styles.title}>
          {!isRead && <span className="visually-hidden">{texts.unread}: </span>}
          {title}
        </span>
        <span className={styles.sentence}>{sentence}</span>
        <span className={styles.aside}>
          <time dateTime={at}>{showInstant(at)}</time>
          {sucursal !== null && ` · ${sucursal}`}
        </span>
      </span>
    </a>
  )
}
