import { sql, type RawBuilder } from 'kysely'
import type { Sent } from '@enlace/contract/core/call.ts'
import type { listNotifications } from '@enlace/contract/notifications/calls.ts'
import type {
  News,
  NotificationBox,
  NotificationPage,
  NotificationWays,
} from '@enlace/contract/notifications/schemas.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { itemOf, kindsIn, type KeptNotification } from './spread/present.ts'

/** The maximum count of unread notifications; above it the bell only shows that there are many. */
const countedAtMost = 1000
/** The maximum number of news in a line of the stream; the rest is in the list. */
const newsAtMost = 20

const columns = sql`n.place, n.kind, n.subject, n.happened_at, n.read_at, n.is_own,
  (select b.nombre from branch_accounts b where b.company_id = n.company_id and b.id = n.third_id) as sucursal`
const own = sql`from notifications n where n.company_id = ${scopeCompany} and n.in_portal`
const unreadCount = sql<{ n: number }>`select count(*)::integer as n from (
  select 1 ${own} and n.read_at is null limit ${countedAtMost}) unread`.compile(query)

const listed = (where: RawBuilder<unknown>, limit: number) =>
  sql<KeptNotification>`select ${columns} ${own} ${where} order by n.place desc limit ${limit}`.compile(query)

/** Returns a page of the user's notifications, newest first, with their total. */
export async function findNotifications(
  db: Database,
  scope: Scope,
  { before, unread, kind, size }: Sent<typeof listNotifications>['query'],
): Promise<NotificationPage> {
  const filter = sql`${unread === undefined ? sql`` : sql`and n.read_at is null`}
    ${kind === undefined ? sql`` : sql`and n.kind = ${kind}`}`
  const below = before === undefined ? sql`` : sql`and n.place < ${before}`
  const [rows, [unreadRow], [total], kinds] = await db.read(scope, [
    listed(sql`${filter} ${below}`, size + 1),
    unreadCount,
    sql<{ n: number }>`select count(*)::integer as n ${own} ${filter}`.compile(query),
    sql<{ kind: string }>`select distinct n.kind ${own}`.compile(query),
  ])
  return {
    items: rows.slice(0, size).flatMap(itemOf),
    hasMore: rows.length > size,
    unread: unreadRow?.n ?? 0,
    total: total?.n ?? 0,
    kinds: kindsIn(kinds.map((row) => row.kind)),
  }
}

/** Returns the user's notifications after an id; without one, only the current position. */
export async function findNews(
  db: Database,
  scope: Scope,
  after: number | undefined,
): Promise<News & { membership: string }> {
  const { context, rows } = await db.readWithContext(scope, [
    sql<{ last: string }>`select b.last_place as last from notification_boxes b
      where b.company_id = ${scopeCompany} and b.membership_id = (select scope_membership())`.compile(query),
    listed(after === undefined ? sql`and false` : sql`and n.place > ${after}`, newsAtMost),
    unreadCount,
  ])
  const [[box], items, [unread]] = rows
  const last = Math.max(Number(box?.last ?? 0), ...items.map(({ place }) => Number(place)))
  return {
    membership: context.membership_id,
    items: items.flatMap(itemOf),
    unread: unread?.n ?? 0,
    last,
  }
}

/** Counts the user's unread notifications. */
export async function countUnread(db: Database, scope: Scope): Promise<number> {
  const [[unread]] = await db.read(scope, [unreadCount])
  return unread?.n ?? 0
}

const ofMembership = sql`company_id = ${scopeCompany} and membership_id = (select scope_membership())`

/** Returns the user's choices: channels by kind, digest settings, browsers and mail address. */
export async function findChoices(db: Database, scope: Scope) {
  const { context, rows } = await db.readWithContext(scope, [
    sql<{ email: string }>`select email from own_profile()`.compile(query),
    sql<NotificationWays & { kind: string }>`
      select kind, portal, correo, web_push from notification_preferences where ${ofMembership}`.compile(
      query,
    ),
    sql<NotificationBox>`
      select is_daily as "isDaily", tells_on_lock_screen as "tellsOnLockScreen"
        from notification_boxes where ${ofMembership}`.compile(query),
    sql<{ id: string; device: string; at: string }>`
      select id, device, created_at as at from push_subscriptions where ${ofMembership} order by created_at desc`.compile(
      query,
    ),
    sql<{ hour: number }>`
      select (value #>> '{}')::integer as hour from settings where company_id = ${scopeCompany}
         and name = 'notification_digest_hour' and (value #>> '{}') ~ '^(1?[0-9]|2[0-3])$'`.compile(query),
    sql<{ modules: string[] }>`select scope_open_modules() as modules`.compile(query),
  ])
  const [[person], chosen, [box], devices, [hour], [open]] = rows
  return {
    email: person?.email ?? '',
    isMaster: context.is_master,
    modules: open?.modules ?? [],
    chosen,
    box: box ?? { isDaily: false, tellsOnLockScreen: false },
    devices,
    dailyHour: hour?.hour ?? 7,
  }
}
