import { bellTexts as texts } from '@enlace/contract/notifications/bell-texts.ts'
import type { NotificationItem } from '@enlace/contract/notifications/schemas.ts'
import { Button } from '@enlace/ui/button.tsx'
import { Link } from '@enlace/ui/link.tsx'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { paths } from '../paths.ts'
import styles from './bell-panel.module.css'
import { ItemLine } from './item-line.tsx'

type BellPanelProps = {
  /** The latest ones; nothing while they are on their way. */
  items: readonly NotificationItem[] | undefined
  isFailed: boolean
  unread: number
  onRetry: () => void
  onOpen: (item: NotificationItem) => void
  onReadAll: () => void
}

/** What the bell opens: the latest notifications, and the way to all of them. */
export function BellPanel({ items, isFailed, unread, onRetry, onOpen, onReadAll }: BellPanelProps) {
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.title}>{texts.title}</h2>
        {unread > 0 && <Button onClick={onReadAll}>{texts.readAll}</Button>}
      </div>
      {items === undefined && !isFailed && (
        <div className={styles.note} role="status" aria-label={texts.loading}>
          <Skeleton lines={4} />
        </div>
      )}
      {items === undefined && isFailed && (
        <div className={styles.note} role="alert">
          <p>{texts.failed}</p>
          <Button onClick={onRetry}>{texts.retry}</Button>
        </div>
      )}
      {items?.length === 0 && <p className={styles.note}>{texts.none}</p>}
      {items !== undefined && items.length > 0 && (
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={item.place} className={styles.item}>
              <ItemLine item={item} onOpen={() => onOpen(item)} />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.foot}>
        <Link href={paths.notifications()}>{texts.all}</Link>
        <Link href={paths.profileNotifications()} isQuiet>
          {texts.settings}
        </Link>
      </div>
    </>
  )
}
