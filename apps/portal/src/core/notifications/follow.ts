import { followNotifications } from '@enlace/contract/notifications/calls.ts'
import { follow } from '@enlace/web/stream/follow.ts'
import { readBoot } from '../company/boot.ts'
import { isAway } from '../session/lifetime/idle.ts'
import { leaving } from '../session/leaving.ts'
import { session } from '../session/session.ts'
import { news } from './news.ts'

let stop: (() => void) | undefined

/**
 * Follows the person's notifications for as long as the page is open, with one connection for all tabs. Another branch is
 * another stream.
 */
export function watchNotifications(): void {
  const begin = () => {
    stop?.()
    stop = undefined
    news.forget()
    const current = session.read()
    if (!current) return
    stop = follow({
      name: `enlace-news ${readBoot().company.id} ${current.person.userId} ${current.thirdId ?? 0}`,
      call: followNotifications,
      query: () => {
        const last = news.read()?.last
        return last === undefined ? {} : { after: last }
      },
      take: (line) => news.take(line),
      later: (line) => ({ ...line, items: [] }),
      // Whoever was away for too long is about to be signed out: a page that wakes up asks for nothing in a session that is over.
      isOver: () => leaving.isBegun() || isAway(Date.now()),
    })
  }
  session.subscribe(begin)
  begin()
}
