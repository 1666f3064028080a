import type { AnswerOf, AnyCall } from '@enlace/contract/core/call.ts'
import { hosting } from '../host.ts'

/** Milliseconds after which a stream without a sign of life is given up; the server gives one every 20 seconds. */
const silence = 50_000
/** Milliseconds after which a stream is opened anew, so that no connection lives for ever. */
const longest = 15 * 60 * 1000

/**
 * Follows a call that delivers a stream, a line at a time, until it ends, as it does sooner or later; who follows comes
 * back. @throws CallFailure where it did not open.
 */
export async function followStream<C extends AnyCall>(
  call: C,
  query: object | undefined,
  onLine: (line: AnswerOf<C>) => void,
  signal: AbortSignal,
): Promise<void> {
  const over = new AbortController()
  const either = AbortSignal.any([signal, over.signal])
  let reading: Promise<void> | undefined
  const open = hosting().createClient({
    timeout: longest,
    fetch: async (address, init) => {
      const headers = new Headers(init.headers)
      headers.set('accept', 'application/x-ndjson')
      const response = await fetch(address, { ...init, headers })
      if (!response.ok || response.body === null) return response
      reading = readLines<C>(response.body, onLine, over)
      // The client reads answers whole; a stream's lines are read beside it.
      return new Response('{}', { status: 200 })
    },
  })
  const anyCall: AnyCall = call
  await open(anyCall, { params: undefined, query, body: undefined }, { signal: either })
  await reading
}

/** Reads a line at a time; a stream that falls silent is broken off. */
async function readLines<C extends AnyCall>(
  body: ReadableStream<Uint8Array>,
  onLine: (line: AnswerOf<C>) => void,
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
      for (const line of lines) if (line !== '') onLine(JSON.parse(line) as AnswerOf<C>) // the server whitelists each line by this shape
    }
  } catch {
    // A connection that breaks is no fault of anybody's: it is opened again.
  } finally {
    clearTimeout(timer)
  }
}
