import type { AnswerOf, AnyCall } from '@enlace/contract/core/call.ts'
import { hosting } from '../host.ts'
import { failureOf } from '../http/failure.ts'
import { pauseBefore } from './pause.ts'
import { followStream } from './stream.ts'

/** Milliseconds between two looks where streams do not come through. */
const lookEvery = 60_000
/** Milliseconds after which a lock that is given had been another tab's. */
const settling = 100
/** A stream that brought nothing at all so often in a row does not come through. */
const silentStreams = 3

/** What the tabs tell each other. */
type Told<Line> = { kind: 'line'; line: Line; opens: boolean } | { kind: 'ask' }

/** What is followed, by all tabs together. */
export type Followed<C extends AnyCall> = {
  /** The tabs that say the same name have one connection. */
  name: string
  call: C
  /** What is asked for each time: where the last line ended. */
  query: () => object | undefined
  /** `opens`: nothing was told for a while before this line, so that anything may have changed since the page was loaded. */
  take: (line: AnswerOf<C>, opens: boolean) => void
  /** What of the last line a tab hears that is opened later. */
  later: (line: AnswerOf<C>) => AnswerOf<C>
  /** Whether nothing is asked any more: the session is about to end. */
  isOver: () => boolean
}

/**
 * Follows a stream for as long as the page is open, with one connection for all tabs: the tab that holds the lock listens
 * and tells the others; when it is closed, the next one does. Answers how to stop.
 */
export function follow<C extends AnyCall>(followed: Followed<C>): () => void {
  const { name, take, later } = followed
  const over = new AbortController()
  const channel = new BroadcastChannel(name)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of this origin
  const tell = (told: Told<AnswerOf<C>>) => channel.postMessage(told)
  let latest: AnswerOf<C> | undefined
  let isToldAny = false
  channel.addEventListener('message', ({ data }: MessageEvent<Told<AnswerOf<C>>>) => {
    if (data.kind === 'line') {
      take(data.line, data.opens || !isToldAny)
      isToldAny = true
    }
    // Only who listens to the server knows where it is.
    else if (latest !== undefined) tell({ kind: 'line', line: later(latest), opens: false })
  })
  const begun = Date.now()
  const lead = async () => {
    // Who led has left, and may have signed out for every tab: this one hears so in a moment.
    if (Date.now() - begun > settling) await pauseBefore(0, over.signal)
    return listen(
      followed,
      (line, opens) => {
        latest = line
        isToldAny = true
        take(line, opens)
        tell({ kind: 'line', line, opens })
      },
      over.signal,
    )
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

/** Listens to the server, and comes back where the last line ended whenever the stream did. */
async function listen<C extends AnyCall>(
  followed: Followed<C>,
  onLine: Followed<C>['take'],
  signal: AbortSignal,
): Promise<void> {
  const { call, query, isOver } = followed
  let failures = 0
  let silent = 0
  while (!signal.aborted && !isOver()) {
    let lines = 0
    const take = (line: AnswerOf<C>) => {
      lines += 1
      failures = 0
      if (!signal.aborted) onLine(line, lines === 1)
    }
    try {
      await followStream(call, query(), take, signal)
    } catch (thrown) {
      if (signal.aborted || failureOf(thrown).endsSession) return
      failures += 1
    }
    silent = lines === 0 && failures === 0 ? silent + 1 : 0
    if (silent >= silentStreams) return look(followed, onLine, signal)
    await pauseBefore(failures, signal)
  }
}

/** The fall-back where something between here and the server holds streams back: a look a minute. */
async function look<C extends AnyCall>(
  { call, query, isOver }: Followed<C>,
  onLine: Followed<C>['take'],
  signal: AbortSignal,
): Promise<void> {
  const anyCall: AnyCall = call
  while (!signal.aborted && !isOver()) {
    try {
      const line = await hosting().send(
        anyCall,
        { params: undefined, query: query(), body: undefined },
        { signal },
      )
      onLine(line as AnswerOf<C>, true) // the call's own answer: its type was let go only to send it
    } catch (thrown) {
      if (failureOf(thrown).endsSession) return
    }
    await new Promise((resolve) => {
      setTimeout(resolve, lookEvery)
      signal.addEventListener('abort', resolve, { once: true })
    })
  }
}
