import { sql } from 'kysely'
import type { NotificationKind } from '@enlace/contract/notifications/kinds.ts'
import type { NotificationBox, NotificationWays } from '@enlace/contract/notifications/schemas.ts'
import { query, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'

/** Marks some of the person's notifications as read, or as unread again. */
export async function markPlaces(
  db: Database,
  scope: Scope,
  places: readonly number[],
  isRead: boolean,
): Promise<void> {
  await db.read(scope, [sql`select mark_notifications(${places}::bigint[], ${isRead})`.compile(query)])
}

/** Marks all of the person's notifications up to a number as read. */
export async function markThrough(db: Database, scope: Scope, through: number): Promise<void> {
  await db.read(scope, [sql`select mark_notifications_through(${through}::bigint)`.compile(query)])
}

/** Marks those of the person's notifications as read that lead to a place. */
export const markAt = (path: string) => sql`select mark_notifications_at(${path})`.compile(query)

/** Keeps by which ways the person is notified of a kind. */
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

/** Keeps whether the person wants one mail a day, and what a locked screen may say. */
export async function chooseBox(db: Database, scope: Scope, box: NotificationBox): Promise<void> {
  await db.read(scope, [
    sql`select choose_notification_box(${box.isDaily}, ${box.tellsOnLockScreen})`.compile(query),
  ])
}

/** Lets the browser of the open session show notices. */
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

/** Ends the notices of one of the person's browsers; false where it is none of them. */
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
