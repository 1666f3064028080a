import type { NotificationItem } from '@enlace/contract/notifications/schemas.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { untilStable } from '../offline/worker/register-worker.ts'
import { session } from '../session/session.ts'
import { BellPanel } from './bell-panel.tsx'
import { Bell } from './bell.tsx'
import { countInTitle } from './count-in-title.ts'
import { watchNotifications } from './follow.ts'
import { news } from './news.ts'
import { tendPush } from './push/push.ts'
import { notificationsQuery, refreshNotifications, useNotificationMarks } from './queries.ts'

/** Notifications under the bell. */
const shown = 6
/** Milliseconds after the page stands: what it still asks for comes first. */
const afterPage = 600
/** Toasts for news at a time; more are told by the bell alone. */
const toasted = 3

let isWatching = false

/** The bell as it lives in the header: it hears of news at once, counts them here and in the window's title. */
export function LiveBell() {
  const standing = useSyncExternalStore(news.subscribe, news.read)
  const client = useQueryClient()
  const [isOpened, setIsOpened] = useState(false)
  const latest = useQuery({
    ...notificationsQuery({ size: shown }),
    enabled: isOpened,
    meta: { isQuiet: true },
  })
  const { markOne, markThrough } = useNotificationMarks()
  const unread = standing?.unread ?? 0

  useEffect(() => {
    // Whoever looks as somebody else is told of nothing.
    if (isWatching || session.read()?.view) return
    isWatching = true
    void untilStable().then(() => setTimeout(begin, afterPage))
  }, [])
  useEffect(
    () =>
      news.onArrival((items) => {
        refreshNotifications(client)
        if (!document.hidden)
          items
            .filter(({ isOwn }) => !isOwn)
            .slice(0, toasted)
            .forEach(tell)
      }),
    [client],
  )
  useEffect(() => countInTitle(unread), [unread])

  return (
    <Bell
      unread={unread}
      onOpen={() => {
        setIsOpened(true)
        if (isOpened) void latest.refetch()
      }}
      panel={
        <BellPanel
          items={latest.data?.items}
          isFailed={latest.isError}
          unread={unread}
          onRetry={() => void latest.refetch()}
          onOpen={({ place, isRead }) => !isRead && markOne(place, true)}
          onReadAll={() => markThrough(Math.max(standing?.last ?? 0, latest.data?.items[0]?.place ?? 0))}
        />
      }
    />
  )
}

function begin(): void {
  watchNotifications()
  // A push service that is away, or a server that is, is asked again at the next page.
  tendPush().catch(() => undefined)
}

function tell({ title, sentence }: NotificationItem): void {
  toast({ kind: 'info', title, message: sentence })
}
