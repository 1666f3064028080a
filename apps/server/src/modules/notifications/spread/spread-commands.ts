import { sql } from 'kysely'
import { query, type Transaction } from '@enlace/database/database.ts'

type Run = Pick<Transaction, 'run'>

/** An event that is not distributed yet. */
export interface TakenEvent {
  kind: string
  third_party_id: number
  third_id: number | null
  subject: unknown
  created_at: string
  supplier: string
  branch: string | null
}

/** A recipient of an event, with the choices for its kind. */
export interface Reader {
  membership_id: string
  email: string
  portal: boolean | null
  correo: boolean | null
  web_push: boolean | null
  is_daily: boolean
}

/** How a notification is mailed: not at all, by itself, or in the daily digest. */
export type MailWay = 'ninguno' | 'propio' | 'resumen'

/** Locks an event of the open company until the transaction ends; undefined if it was distributed already. */
export async function takeEvent(tx: Run, event: string): Promise<TakenEvent | undefined> {
  const [taken] = await tx.run(
    sql<TakenEvent>`select kind, third_party_id, third_id, subject, created_at, supplier, branch from take_notification_event(${event})`.compile(
      query,
    ),
  )
  return taken
}

/** Returns the recipients of an event. */
export function findReaders(
  tx: Run,
  event: string,
  { module, onlyMasters, onlyOthers }: { module: string | null; onlyMasters: boolean; onlyOthers: boolean },
): Promise<Reader[]> {
  return tx.run(
    sql<Reader>`select membership_id, email, portal, correo, web_push, is_daily
      from notification_readers(${event}, ${module}, ${onlyMasters}, ${onlyOthers})`.compile(query),
  )
}

/** Saves a user's notification; undefined if it exists already. */
export async function keepNotification(
  tx: Run,
  {
    event,
    membership,
    module,
    lists,
    mail,
  }: {
    event: string
    membership: string
    module: string | null
    lists: boolean
    mail: MailWay
  },
): Promise<number | undefined> {
  const [row] = await tx.run(
    sql<{ place: string | null }>`
      select keep_notification(${event}, ${membership}, ${module}, ${lists}, ${mail}) as place`.compile(
      query,
    ),
  )
  return row && row.place !== null ? Number(row.place) : undefined
}

/** Returns the ids of a user's subscribed browsers. */
export async function findPushBrowsers(tx: Run, membership: string): Promise<string[]> {
  const rows = await tx.run(
    sql<{ id: string }>`select id from push_subscriptions
      where company_id = (select scope_company()) and membership_id = ${membership} order by id`.compile(
      query,
    ),
  )
  return rows.map(({ id }) => id)
}

/** Marks an event as distributed. */
export async function finishEvent(tx: Run, event: string): Promise<void> {
  await tx.run(sql`select finish_notification_event(${event})`.compile(query))
}

/** Queues the events again whose job was given up. */
export async function requeueEvents(tx: Run): Promise<void> {
  await tx.run(sql`select requeue_notification_events()`.compile(query))
}

/** Deletes notifications older than 400 days. */
export async function sweepNotifications(tx: Run): Promise<void> {
  await tx.run(sql`select sweep_notifications()`.compile(query))
}

/** Returns the users of the open company with a due digest. */
export async function findDigests(tx: Run): Promise<string[]> {
  const rows = await tx.run(
    sql<{ membership_id: string }>`select membership_id from digest_memberships()`.compile(query),
  )
  return rows.map(({ membership_id }) => membership_id)
}

/** One line of a digest. */
export interface DigestLine {
  email: string
  supplier: string
  place: string
  kind: string
  subject: unknown
  happened_at: string
}

/** Takes a user's due notifications into a digest, once. */
export function takeDigest(tx: Run, membership: string): Promise<DigestLine[]> {
  return tx.run(
    sql<DigestLine>`select email, supplier, place, kind, subject, happened_at from take_digest(${membership})`.compile(
      query,
    ),
  )
}

/** The target and content of a push message. */
export interface PushNotice {
  endpoint: string
  p256dh: string
  auth: string
  kind: string
  subject: unknown
  tells: boolean
  company: string
}

/** Finds a pending push message; undefined if it was read meanwhile, or the browser is gone. */
export async function findPushNotice(
  tx: Run,
  { membership, place, browser }: { membership: string; place: number; browser: string },
): Promise<PushNotice | undefined> {
  const [notice] = await tx.run(
    sql<PushNotice>`select endpoint, p256dh, auth, kind, subject, tells, company
      from push_notice(${membership}, ${place}, ${browser})`.compile(query),
  )
  return notice
}

/** Deletes a browser that its push service no longer knows. */
export async function dropPushBrowser(tx: Run, browser: string): Promise<void> {
  await tx.run(sql`select drop_push_subscription(${browser})`.compile(query))
}
