import { sql } from 'kysely'
import { query, type Transaction } from '@enlace/database/database.ts'

type Run = Pick<Transaction, 'run'>

/** An event that nobody has spread yet. */
export interface TakenEvent {
  kind: string
  third_party_id: number
  third_id: number | null
  subject: unknown
  created_at: string
  supplier: string
  branch: string | null
}

/** Somebody who may see an event, with what was chosen for its kind. */
export interface Reader {
  membership_id: string
  email: string
  portal: boolean | null
  correo: boolean | null
  web_push: boolean | null
  is_daily: boolean
}

/** How a notification's mail goes: not at all, by itself, or in the mail of the day. */
export type MailWay = 'ninguno' | 'propio' | 'resumen'

/** Holds an event of the open company until the transaction ends; undefined where it is spread already. */
export async function takeEvent(tx: Run, event: string): Promise<TakenEvent | undefined> {
  const [taken] = await tx.run(
    sql<TakenEvent>`select kind, third_party_id, third_id, subject, created_at, supplier, branch from take_notification_event(${event})`.compile(
      query,
    ),
  )
  return taken
}

/** Whom the event is told to. */
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

/** Writes what one person is notified of; undefined where it has it already. */
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

/** The browsers of a person that show notices. */
export async function findPushBrowsers(tx: Run, membership: string): Promise<string[]> {
  const rows = await tx.run(
    sql<{ id: string }>`select id from push_subscriptions
      where company_id = (select scope_company()) and membership_id = ${membership} order by id`.compile(
      query,
    ),
  )
  return rows.map(({ id }) => id)
}

/** The event is everybody's by now. */
export async function finishEvent(tx: Run, event: string): Promise<void> {
  await tx.run(sql`select finish_notification_event(${event})`.compile(query))
}

/** Puts events back into the queue whose work was given up. */
export async function requeueEvents(tx: Run): Promise<void> {
  await tx.run(sql`select requeue_notification_events()`.compile(query))
}

/** Forgets what is older than a good year. */
export async function sweepNotifications(tx: Run): Promise<void> {
  await tx.run(sql`select sweep_notifications()`.compile(query))
}

/** Whom a mail of the day is due in the open company. */
export async function findDigests(tx: Run): Promise<string[]> {
  const rows = await tx.run(
    sql<{ membership_id: string }>`select membership_id from digest_memberships()`.compile(query),
  )
  return rows.map(({ membership_id }) => membership_id)
}

/** What a mail of the day tells one person. */
export interface DigestLine {
  email: string
  supplier: string
  place: string
  kind: string
  subject: unknown
  happened_at: string
}

/** Takes what is due for a person into one mail, once. */
export function takeDigest(tx: Run, membership: string): Promise<DigestLine[]> {
  return tx.run(
    sql<DigestLine>`select email, supplier, place, kind, subject, happened_at from take_digest(${membership})`.compile(
      query,
    ),
  )
}

/** Where a notice of a browser goes, and what it may say. */
export interface PushNotice {
  endpoint: string
  p256dh: string
  auth: string
  kind: string
  subject: unknown
  tells: boolean
  company: string
}

/** A notice of a browser that is still wanted; undefined where it was read meanwhile, or the browser is gone. */
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

/** Forgets a browser that its push service knows no more. */
export async function dropPushBrowser(tx: Run, browser: string): Promise<void> {
  await tx.run(sql`select drop_push_subscription(${browser})`.compile(query))
}
