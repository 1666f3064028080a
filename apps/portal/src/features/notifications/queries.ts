import type { NotificationItem, NotificationPage } from '@enlace/contract/notifications/schemas.ts'
import { useState } from 'react'
import { toastFailure } from '@enlace/web/http/failure.ts'
import type { NotificationFilter } from '../../core/notifications/filter.ts'
import { olderNotifications, useNotificationMarks } from '../../core/notifications/queries.ts'

/** The list as it grows: the latest page, which renews itself, and the older ones that were asked for. */
export function useNotificationList(page: NotificationPage, filter: NotificationFilter) {
  const [older, setOlder] = useState<readonly NotificationItem[]>([])
  const [oldest, setOldest] = useState<boolean>()
  const [isLoading, setIsLoading] = useState(false)
  const { markOne, markThrough } = useNotificationMarks()
  const first = page.items.at(-1)?.place ?? 0
  // The latest page moves on as news come in: what it shows by now is not shown twice.
  const items = [...page.items, ...older.filter(({ place }) => place < first)]

  const loadOlder = async () => {
    const last = items.at(-1)
    if (!last || isLoading) return
    setIsLoading(true)
    try {
      const next = await olderNotifications(filter, last.place)
      setOlder((before) => [...before, ...next.items])
      setOldest(!next.hasMore)
    } catch (thrown) {
      toastFailure(thrown)
    } finally {
      setIsLoading(false)
    }
  }
  return {
    items,
    hasMore: oldest === undefined ? page.hasMore : !oldest,
    isLoading,
    onOlder: () => void loadOlder(),
    onMark: (place: number, isRead: boolean) => {
      setOlder((before) => before.map((item) => (item.place === place ? { ...item, isRead } : item)))
      markOne(place, isRead)
    },
    onReadAll: () => {
      setOlder((before) => before.map((item) => ({ ...item, isRead: true })))
      markThrough(page.items[0]?.place ?? 0)
    },
  }
}
