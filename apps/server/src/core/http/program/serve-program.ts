import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AnswerOf, AnyCall, Sent } from '@enlace/contract/core/call.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { type ApiScope, isPushKind, kindScopes, pushKinds } from '@enlace/domain/api-key.ts'
import type { Database } from '@enlace/database/database.ts'
import { addressed, answererWithFiles, type SentWithFiles } from './answer-files.ts'
import { demandScope, openApiKey, type OpenedKey } from './open-api-key.ts'
import { notePushRefused } from './refused-commands.ts'
import { sentBytes } from './sent-bytes.ts'
import { deliver, type DeliveredFile } from '../serve/deliver.ts'
import { refuseEncoding } from '../serve/body.ts'
import { readFields } from '../serve/fields.ts'
import { takeSubjectTurn, takeTurn } from '../limits.ts'
import { problemOf } from '../problem-of.ts'
import { compileValidator } from '../serve/compile-validator.ts'
import { whitelisted } from '../serve/serve.ts'
import { hostOf } from '../visited-company.ts'
import '../service.ts'

/** The path of the programs' calls on the portal's host. */
export const programPrefix = '/v1'

/** Maximum bytes of a body that is no stream of records, and seconds within which it must arrive. */
const smallBody = { bytes: 16 * 1024, seconds: 10 }

/** The input of a handler: the key, and the sent values, read by the call's schemas. */
export interface AskedByProgram<C extends AnyCall> extends Sent<C> {
  readonly db: Database
  readonly key: OpenedKey
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/**
 * Binds a program's call that answers JSON, with a body of at most `bytes`. The key alone opens it: no session, no cookie,
 * no anti-forgery token.
 */
export function serveProgram<C extends AnyCall>(
  app: FastifyInstance,
  call: C,
  handler: (asked: AskedByProgram<C>) => Promise<AnswerOf<C>>,
  bytes: number = smallBody.bytes,
): void {
  const whitelist = compileValidator(call.answer)
  route(app, call, async (request, reply, key) => {
    const sent = {
      params: readFields(call.params, request.params),
      query: readFields(call.query, request.query),
      body: readFields(call.body, call.body && (await smallBodyOf(request, bytes))),
    } as Sent<C> // the schemas that gave the type have just read the values
    const { db } = app.service
    const answer = whitelisted(call, whitelist, await handler({ ...sent, db, key, request, reply }))
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer))
  })
}

/** Binds a program's call that takes files as multipart. */
export function serveProgramUpload<C extends AnyCall>(
  app: FastifyInstance,
  call: C,
  handler: (asked: AskedByProgram<C> & SentWithFiles<C>) => Promise<AnswerOf<C>>,
): void {
  const answer = answererWithFiles(app, call)
  route(app, call, async (request, reply, key) => {
    refuseEncoding(call, request)
    const { db } = app.service
    const told = await answer(request, key.scope, (sent) => handler({ ...sent, db, key, request, reply }))
    void reply.type('application/json; charset=utf-8')
    // Not sent here: files that nobody claimed are gone when the answer arrives.
    return told
  })
}

/** Binds a program's call that delivers a file as a download. */
export function serveProgramFile<C extends AnyCall>(
  app: FastifyInstance,
  call: C,
  handler: (asked: AskedByProgram<C>) => Promise<DeliveredFile>,
): void {
  route(app, call, async (request, reply, key) => {
    const file = await handler({ ...addressed(call, request), db: app.service.db, key, request, reply })
    return reply.send(await deliver(reply, file, undefined))
  })
}

/**
 * Binds a program's call that answers line by line while its body is read. A fault before the first line is an ordinary
 * problem; the next line is made once the last was taken.
 */
export function streamProgram<C extends AnyCall>(
  app: FastifyInstance,
  call: C,
  follow: (asked: AskedByProgram<C>) => AsyncGenerator<string, void, void>,
): void {
  route(app, call, async (request, reply, key) => {
    const lines = follow({ ...addressed(call, request), db: app.service.db, key, request, reply })
    const first = await lines.next()
    void reply.header('x-accel-buffering', 'no').type('application/x-ndjson; charset=utf-8')
    return reply.send(Readable.from(from(first, lines), { objectMode: false, highWaterMark: 1 }))
  })
}

async function* from(
  first: IteratorResult<string, void>,
  lines: AsyncGenerator<string, void, void>,
): AsyncGenerator<string, void, void> {
  try {
    if (first.done === true) return
    yield first.value
    yield* lines
  } finally {
    // The client may have disconnected before the second line.
    await lines.return()
  }
}

function route(
  app: FastifyInstance,
  call: AnyCall,
  answer: (request: FastifyRequest, reply: FastifyReply, key: OpenedKey) => Promise<FastifyReply | string>,
): void {
  const { access } = call
  if (access.actor !== 'program' || access.asks === 'supplier')
    throw new Error(`No key of a company opens ${call.method} ${call.path}`)
  const { asks } = access
  bindProgram(app, call, async (request, reply) => {
    const key = await openApiKey(app.service.db, request.headers.authorization, request.ip)
    try {
      await admit(request, key, asks)
      return await answer(request, reply, key)
    } catch (fault) {
      if (asks === 'kind') await tellRefused(request, key, kindIn(request), fault)
      else if (asks !== 'anything') await tellRefused(request, key, asks, fault)
      throw fault
    }
  })
}

/** Binds a program's call, whose key `answer` opens. */
export function bindProgram(
  app: FastifyInstance,
  call: AnyCall,
  answer: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | string>,
): void {
  app.service.served.push(call)
  app.route({
    method: call.method,
    // The origin that binds it has this prefix.
    url: call.path.replace(programPrefix, ''),
    exposeHeadRoute: false,
    config: { call },
    onRequest: (request) => takeTurn(request, 'program'),
    handler: (request, reply) => {
      void reply.header('cache-control', 'no-store')
      return answer(request, reply)
    },
  })
}

/** Admits a key at its company's address and within its rate. @throws Problem `company-mismatch`, `too-many-requests`. */
export async function admitKey(
  request: FastifyRequest,
  { company, key }: Pick<OpenedKey, 'company' | 'key'>,
): Promise<void> {
  const visited = await request.server.service.visited.find(hostOf(request), null)
  if (visited?.isClaimed === true && visited.company !== company) throw new Problem('company-mismatch')
  await takeSubjectTurn(request, 'program', key)
}

/** @throws Problem `company-mismatch`, `too-many-requests`, `push-kind-unknown`, `api-key-scope`. */
async function admit(
  request: FastifyRequest,
  key: OpenedKey,
  asks: 'kind' | 'anything' | ApiScope,
): Promise<void> {
  await admitKey(request, key)
  if (asks === 'anything') return
  if (asks !== 'kind') return demandScope(key, asks)
  const kind = kindIn(request)
  if (!isPushKind(kind)) throw new Problem('push-kind-unknown', { kind, kinds: pushKinds.join(', ') })
  demandScope(key, kindScopes[kind])
}

function kindIn({ params }: FastifyRequest): string {
  return typeof params === 'object' && params !== null && 'kind' in params ? String(params.kind) : ''
}

/** Records a refused call for the company; a failure to do so is no answer to the program. */
async function tellRefused(
  request: FastifyRequest,
  key: OpenedKey,
  kind: string,
  fault: unknown,
): Promise<void> {
  const { code } = problemOf(fault)
  const refused = { code, kind, address: request.ip }
  await notePushRefused(request.server.service.db, key, refused).catch((failure: unknown) =>
    request.log.error({ err: failure }, 'push not counted'),
  )
}

/** @throws Problem `malformed-request`, `push-unsupported`, `body-too-large`, `push-slow`. */
async function smallBodyOf(request: FastifyRequest, bytes: number): Promise<unknown> {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new Problem('unsupported-encoding')
  const pieces: Buffer[] = []
  for await (const piece of sentBytes(request.raw, 'none', { ...smallBody, bytes })) pieces.push(piece)
  try {
    return JSON.parse(Buffer.concat(pieces).toString())
  } catch {
    throw new Problem('malformed-request')
  }
}
