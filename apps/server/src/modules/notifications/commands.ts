import { sql } from 'kysely'
import type { NotificationKind } from '@enlace/contract/notifications/kinds.ts'
import type { NotificationBox, NotificationWays } from '@enlace/contract/notifications/schemas.ts'
import { query, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'

/** Marks some of the user's notifications as read or unread. */
export async function markPlaces(
  db: Database,
  scope: Scope,
  places: readonly number[],
  isRead: boolean,
): Promise<void> {
  await db.read(scope, [sql`select mark_notifications(${places}::bigint[], ${isRead})`.compile(query)])
}

/** Marks all of the user's notifications up to an id as read. */
export async function markThrough(db: Database, scope: Scope, through: number): Promise<void> {
  await db.read(scope, [sql`select mark_notifications_through(${through}::bigint)`.compile(query)])
}

/** Marks the user's notifications that link to a path as read. */
export const markAt = (path: string) => sql`select mark_notifications_at(${path})`.compile(query)

/** Saves the channels for a kind of notification. */
export async function chooseWays(
  db: Database,
  scope: Scope,
  kind: NotificationKind,
  { portal, correo, web_push }: NotificationWays,
): Promise<void> {
  await db.read(scope, [
    sql`select choose_notification_ways(${kind}, ${portal}, ${correo}, ${web_push})`.compile(query),
  ])
}

/** Saves whether the user wants a daily digest, and what a lock screen may show. */
export async function chooseBox(db: Database, scope: Scope, box: NotificationBox): Promise<void> {
  await db.read(scope, [
    sql`select choose_notification_box(${box.isDaily}, ${box.tellsOnLockScreen})`.compile(query),
  ])
}

/** Subscribes the browser of the open session to push notifications. */
export async function keepPushBrowser(
  db: Database,
  scope: Scope,
  { endpoint, p256dh, auth }: { endpoint: string; p256dh: string; auth: string },
): Promise<void> {
  await db.transaction(scope, async (tx) => {
    await tx.run(
      sql`select keep_push_subscription(${tx.context.session_id}, ${endpoint}, ${p256dh}, ${auth})`.compile(
        query,
      ),
    )
  })
}

/** Unsubscribes one of the user's browsers; false if it is not theirs. */
export async function removePushBrowser(
  db: Database,
  scope: Scope,
  { id = null, endpoint = null }: { id?: string | null; endpoint?: string | null },
): Promise<boolean> {
  const [[row]] = await db.read(scope, [
    sql<{
      is_removed: boolean
    }>`select remove_push_subscription(${id}::uuid, ${endpoint}) as is_removed`.compile(query),
  ])
  return row?.is_removed === true
}
