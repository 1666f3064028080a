import type { Given } from '@enlace/api-client/client.ts'
import { listNotifications, markNotifications } from '@enlace/contract/notifications/calls.ts'
import type { NotificationPage } from '@enlace/contract/notifications/schemas.ts'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { send } from '../http/client.ts'
import { toastFailure } from '@enlace/web/http/failure.ts'
import type { NotificationFilter } from './filter.ts'
import { news } from './news.ts'

/** The latest notifications of the person. */
export const notificationsQuery = ({ unread, kind, size = 20 }: NotificationFilter = {}) => ({
  ...callQuery(listNotifications, { query: { size, ...(unread && { unread }), ...(kind && { kind }) } }),
  staleTime: 0,
})

/** Older ones than a number. */
export const olderNotifications = (
  { unread, kind }: NotificationFilter,
  before: number,
): Promise<NotificationPage> =>
  send(listNotifications, { query: { size: 20, before, ...(unread && { unread }), ...(kind && { kind }) } })

/** Fetches what is shown of notifications again; nobody waits for it. */
export function refreshNotifications(client: QueryClient): void {
  void client.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[1] === `${listNotifications.method} ${listNotifications.path}`,
  })
}

/** Marks what leads to a place as read once that is open; what came in since then when `turn` changes. */
export function useNoticesRead(path: `/${string}`, turn: number): void {
  useEffect(() => {
    if (news.read()?.unread === 0) return
    // Nobody asked for it: where it fails they stay unread. The bell is updated by its event stream.
    send(markNotifications, { body: { path } }).catch(() => undefined)
  }, [path, turn])
}

/** What a person does with notifications: one read or unread again, all read. */
export function useNotificationMarks() {
  const client = useQueryClient()
  const mark = async (given: Given<typeof markNotifications>) => {
    try {
      const { unread } = await send(markNotifications, given)
      news.count(unread)
    } catch (thrown) {
      toastFailure(thrown)
    }
    refreshNotifications(client)
  }
  return {
    markOne: (place: number, isRead: boolean) => void mark({ body: { places: [place], isRead } }),
    markThrough: (through: number) => void mark({ body: { through } }),
  }
}
