import type { News } from '@enlace/contract/notifications/schemas.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { Bell } from './live/bell.ts'
import type { NotificationHub } from './hub.ts'
import { findNews } from './queries.ts'

/** Milliseconds after which a stream looks by itself: behind a pooler of transactions nothing is told. */
const looksEvery = 120_000

/** Whose news are followed, and what they have seen already. */
interface Followed {
  db: Database
  scope: Scope
  hub: NotificationHub
  after: number | undefined
}

/**
 * What is new for a person, now and whenever there is something. Each look opens the scope again: what ended or was taken
 * away meanwhile is not told any more, and the stream is over.
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
    // What came between the first look and the bell is looked for once more.
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
