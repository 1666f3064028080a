import { followNotifications } from '@enlace/contract/core/notifications/calls'
import type { News } from '@enlace/contract/core/notifications/schemas'
import { createPortalClient } from '../http/client.ts'

/** Milliseconds after which a stream without a sign of life is given up; the server gives one every 20 seconds. */
const silence = 50_000
/** Milliseconds after which a stream is opened anew, so that no connection lives for ever. */
const longest = 15 * 60 * 1000

/**
 * Follows the news after a number until the stream ends, as it does sooner or later; who follows comes back with the last
 * number seen. @throws CallFailure where it did not open.
 */
export async function followStream(
  after: number | undefined,
  onNews: (news: News) => void,
  signal: AbortSignal,
): Promise<void> {
  const over = new AbortController()
  const either = AbortSignal.any([signal, over.signal])
  let reading: Promise<void> | undefined
  const open = createPortalClient({
    timeout: longest,
    fetch: async (address, init) => {
      const headers = new Headers(init.headers)
      headers.set('accept', 'application/x-ndjson')
      const response = await fetch(address, { ...init, headers })
      if (!response.ok || response.body === null) return response
      reading = readLines(response.body, onNews, over)
      // The client reads answers whole; a stream's lines are read beside it.
      return new Response('{}', { status: 200 })
    },
  })
  await open(followNotifications, { query: { ...(after !== undefined && { after }) } }, { signal: either })
  await reading
}

/** Reads a line at a time; a stream that falls silent is broken off. */
async function readLines(
  body: ReadableStream<Uint8Array>,
  onNews: (news: News) => void,
  over: AbortController,
): Promise<void> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    for (;;) {
      timer = setTimeout(() => over.abort(), silence)
      const { value, done } = await reader.read()
      clearTimeout(timer)
      if (done) return
      const lines = (text + decoder.decode(value, { stream: true })).split('\n')
      text = lines.pop() ?? ''
      for (const line of lines) if (line !== '') onNews(newsOf(line))
    }
  } catch {
    // A connection that breaks is no fault of anybody's: it is opened again.
  } finally {
    clearTimeout(timer)
  }
}

/** A line as the server wrote it by the contract's own shape. */
function newsOf(line: string): News {
  return JSON.parse(line) as News // the server whitelists each line by this shape
}
