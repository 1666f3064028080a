import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AnswerOf, AnyCall, Sent } from '@enlace/contract/core/call.ts'
import { DatabaseRefusal } from '@enlace/database/refusal.ts'
import { scopeOf } from '../access.ts'
import { readFields } from './fields.ts'
import { takeTurn } from '../limits.ts'
import { compileValidator } from './compile-validator.ts'
import { isFor, isPersonal, whitelisted, type Received } from './serve.ts'
import { refuseWhileViewing } from '../viewing.ts'
import { openStreams } from '../../watch/open-streams.ts'
import '../service.ts'

/** The content type of a stream. */
const streamType = 'application/x-ndjson'
/** Milliseconds of silence after which an empty line is sent: proxies cut silent connections. */
const beatEvery = 20_000

/** The handler of a stream: yields lines until the signal is aborted. */
export type Follow<C extends AnyCall> = (
  received: Received<C>,
  signal: AbortSignal,
) => AsyncGenerator<AnswerOf<C>, void, void>

/**
 * Binds a call that delivers a stream: a client that accepts `application/x-ndjson` gets a line for each change, any
 * other the first line as JSON. The first line proves the scope, so that a refusal is an ordinary answer.
 */
export function serveStream<C extends AnyCall>(app: FastifyInstance, call: C, follow: Follow<C>): void {
  const { audience, db, served } = app.service
  if (call.delivers !== 'stream' || call.method !== 'GET' || !isPersonal(call) || !isFor(call, audience))
    throw new Error(`${call.method} ${call.path} delivers no stream to sessions of the ${audience}`)
  const whitelist = compileValidator(call.answer)
  const open = new Set<AbortController>()
  // A closing server does not wait for open streams.
  app.addHook('preClose', () => {
    for (const cut of open) cut.abort()
  })
  served.push(call)
  app.route({
    method: 'GET',
    url: call.path,
    exposeHeadRoute: false,
    config: { call },
    onRequest: async (request) => {
      refuseWhileViewing(call, request)
      if (call.limit) await takeTurn(request, call.limit)
    },
    handler: async (request, reply) => {
      const scope = await scopeOf(call, request)
      if (call.access.actor === 'staff') await db.context(scope)
      const sent = {
        params: readFields(call.params, request.params),
        query: readFields(call.query, request.query),
      } as Sent<C> // the schemas that gave the type have just read the values
      const cut = new AbortController()
      const lines = follow({ ...sent, db, scope, request, reply, files: [] }, cut.signal)
      const first = await lines.next()
      if (!scope.isProven) await db.context(scope)
      const write = (line: unknown) => JSON.stringify(whitelisted(call, whitelist, line))
      void reply.header('cache-control', 'no-store')
      if (!wantsStream(request) || first.done === true) {
        cut.abort()
        await lines.return()
        return reply.type('application/json; charset=utf-8').send(write(first.value))
      }
      open.add(cut)
      openStreams.add(cut)
      reply.raw.once('close', () => {
        open.delete(cut)
        openStreams.delete(cut)
        cut.abort()
      })
      // Asks proxies not to buffer. The connection of a stream is not reused, so that a closing server need not wait
      // for it.
      void reply
        .header('x-accel-buffering', 'no')
        .header('connection', 'close')
        .type(`${streamType}; charset=utf-8`)
      return Readable.from(withBeats(first.value, lines, write, cut), { objectMode: false, highWaterMark: 1 })
    },
  })
}

const wantsStream = ({ headers }: FastifyRequest) => headers.accept?.includes(streamType) === true

/** Yields the lines as they arrive, and an empty one after each silence. */
async function* withBeats<Line>(
  first: Line,
  lines: AsyncGenerator<Line, void, void>,
  write: (line: unknown) => string,
  cut: AbortController,
): AsyncGenerator<string, void, void> {
  try {
    yield `${write(first)}\n`
    let coming = lines.next()
    while (!cut.signal.aborted) {
      const line = await Promise.race([coming, beat(cut.signal)])
      if (line === 'beat') {
        yield '\n'
        continue
      }
      if (line.done === true) return
      yield `${write(line.value)}\n`
      coming = lines.next()
    }
  } catch (thrown) {
    // Access that was revoked ends the stream, and does not cut it off: the client's next request is refused.
    if (!(thrown instanceof DatabaseRefusal)) throw thrown
  } finally {
    cut.abort()
    await lines.return()
  }
}

function beat(signal: AbortSignal): Promise<'beat'> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve('beat'), beatEvery)
    signal.addEventListener('abort', () => resolve('beat'), { once: true })
    timer.unref()
  })
}
