import type { News, NotificationItem } from '@enlace/contract/notifications/schemas.ts'

/** What this tab knows of the person's notifications; nothing until it has heard. */
export type Standing = { unread: number; last: number }

let standing: Standing | undefined
const listeners = new Set<() => void>()
const arrivals = new Set<(items: readonly NotificationItem[]) => void>()

/** How many notifications are unread, for whoever shows it. */
export const news = {
  read: () => standing,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  /** Calls back with what has come in while the page is open. */
  onArrival(listener: (items: readonly NotificationItem[]) => void) {
    arrivals.add(listener)
    return () => {
      arrivals.delete(listener)
    }
  },
  /** Takes what the stream brought; what was seen already is no news. */
  take({ items, unread, last }: News) {
    const before = standing?.last
    standing = { unread, last: Math.max(last, before ?? 0) }
    for (const listener of listeners) listener()
    const fresh = before === undefined ? [] : items.filter(({ place }) => place > before)
    for (const listener of arrivals) listener(fresh)
  },
  /** Takes how many are unread after this tab has marked some. */
  count(unread: number) {
    standing = { unread, last: standing?.last ?? 0 }
    for (const listener of listeners) listener()
  },
  /** Another branch or person has other news. */
  forget() {
    standing = undefined
    for (const listener of listeners) listener()
  },
}
