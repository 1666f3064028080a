import type { NotificationItem } from '@enlace/contract/notifications/schemas.ts'

/** What a page of notifications is asked by. */
export type NotificationFilter = {
  unread?: '1' | undefined
  kind?: NotificationItem['kind'] | undefined
  size?: number
}
