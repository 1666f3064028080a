import { followNotifications } from '@enlace/contract/core/notifications/calls'
import type { News } from '@enlace/contract/core/notifications/schemas'
import { readBoot } from '../company/boot.ts'
import { send } from '../http/client.ts'
import { failureOf } from '@enlace/web/http/failure.ts'
import { isAway } from '../session/idle.ts'
import { leaving } from '../session/leaving.ts'
import { session } from '../session/session.ts'
import { pauseBefore } from './pause.ts'
import { news } from './news.ts'
import { followStream } from './stream.ts'

/** Milliseconds between two looks where streams do not come through. */
const lookEvery = 60_000
/** Milliseconds after which a lock that is given had been another tab's. */
const settling = 100
/** A stream that brought nothing at all so often in a row does not come through. */
const silentStreams = 3

/** What the tabs of one person and branch tell each other. */
type Told = { kind: 'news'; news: News } | { kind: 'ask' }

let stop: (() => void) | undefined

/**
 * Follows the person's notifications for as long as the page is open, with one connection for all tabs: the tab that holds
 * the lock listens and tells the others; when it is closed, the next one does. Another branch is another stream.
 */
export function watchNotifications(): void {
  const begin = () => {
    stop?.()
    stop = undefined
    news.forget()
    const current = session.read()
    if (current)
      stop = watch(`enlace-news ${readBoot().company.id} ${current.person.userId} ${current.thirdId ?? 0}`)
  }
  session.subscribe(begin)
  begin()
}

function watch(name: string): () => void {
  const over = new AbortController()
  const channel = new BroadcastChannel(name)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of this origin
  const tell = (told: Told) => channel.postMessage(told)
  let latest: News | undefined
  channel.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    if (data.kind === 'news') news.take(data.news)
    // Only who listens to the server knows where it stands.
    else if (latest) tell({ kind: 'news', news: { ...latest, items: [] } })
  })
  const begun = Date.now()
  const lead = async () => {
    // Who led has left, and may have signed out for every tab: this one hears so in a moment.
    if (Date.now() - begun > settling) await pauseBefore(0, over.signal)
    return listen((line) => {
      latest = line
      news.take(line)
      tell({ kind: 'news', news: line })
    }, over.signal)
  }
  tell({ kind: 'ask' })
  // Without a secure context there are no locks: each tab listens for itself.
  if ('locks' in navigator)
    navigator.locks.request(name, { signal: over.signal }, lead).catch(() => undefined)
  else void lead()
  return () => {
    over.abort()
    channel.close()
  }
}

/** Listens to the server, and comes back with the last number seen whenever the stream ended. */
async function listen(onNews: (line: News) => void, signal: AbortSignal): Promise<void> {
  let failures = 0
  let silent = 0
  // Whoever was away for too long is about to be signed out: a page that wakes up asks for nothing in a session that is over.
  while (!signal.aborted && !leaving.isBegun() && !isAway(Date.now())) {
    let lines = 0
    const take = (line: News) => {
      lines += 1
      failures = 0
      if (!signal.aborted) onNews(line)
    }
    try {
      await followStream(news.read()?.last, take, signal)
    } catch (thrown) {
      if (signal.aborted || failureOf(thrown).endsSession) return
      failures += 1
    }
    silent = lines === 0 && failures === 0 ? silent + 1 : 0
    if (silent >= silentStreams) return look(onNews, signal)
    await pauseBefore(failures, signal)
  }
  return undefined
}

/** The fall-back where something between here and the server holds streams back: a look a minute. */
async function look(onNews: (line: News) => void, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && !isAway(Date.now())) {
    const last = news.read()?.last
    try {
      onNews(
        await send(
          followNotifications,
          { query: { ...(last !== undefined && { after: last }) } },
          { signal },
        ),
      )
    } catch (thrown) {
      if (failureOf(thrown).endsSession) return
    }
    await new Promise((resolve) => {
      setTimeout(resolve, lookEvery)
      signal.addEventListener('abort', resolve, { once: true })
    })
  }
}
