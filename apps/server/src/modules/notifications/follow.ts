import type { News } from '@enlace/contract/notifications/schemas.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { Bell } from './live/bell.ts'
import type { NotificationHub } from './hub.ts'
import { findNews } from './queries.ts'

/** Milliseconds between polls: behind a transaction pooler no database notices arrive. */
const looksEvery = 120_000

/** The scope of a stream, and the last notification already sent. */
interface Followed {
  db: Database
  scope: Scope
  hub: NotificationHub
  after: number | undefined
}

/**
 * Yields a user's news, now and whenever there are more. Each poll opens the scope again: revoked access hides its
 * notifications, and a closed session ends the stream.
 */
export async function* followNews(
  { db, scope, hub, after }: Followed,
  signal: AbortSignal,
): AsyncGenerator<News, void, void> {
  const { membership, ...first } = await findNews(db, scope, after)
  let news: News = first
  const bell = new Bell()
  const leave = hub.follow(membership, () => bell.ring())
  signal.addEventListener('abort', () => bell.ring(), { once: true })
  try {
    // Polls again for news that arrived between the first poll and the subscription.
    bell.ring()
    yield news
    while (!signal.aborted) {
      await bell.next(looksEvery)
      if (signal.aborted) return
      const fresh = await findNews(db, scope, news.last)
      const isNews = fresh.items.length > 0 || fresh.unread !== news.unread
      news = { items: fresh.items, unread: fresh.unread, last: fresh.last }
      if (isNews) yield news
    }
  } finally {
    leave()
  }
}
