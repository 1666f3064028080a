import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/v4/core'
import type { AnswerOf, AnyCall, Sent } from '@enlace/contract/core/call.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { scopeOf } from '../access.ts'
import { Admission, type Admit } from '../admission.ts'
import { refuseForgery } from '../origin/anti-forgery.ts'
import { bodyOf, refuseEncoding } from './body.ts'
import { readFields } from './fields.ts'
import { takeTurn } from '../limits.ts'
import { compileValidator } from './compile-validator.ts'
import { noteViewed, refuseWhileViewing } from '../viewing.ts'
import { Uploads } from '../../storage/uploads.ts'
import type { ReceivedFile } from '../../storage/received-file.ts'
import { askerOf, visitingAsker } from '../../turns/asker.ts'
import type { Audience } from '../service.ts'

/** The input of a handler: the scope that its call's access allows, and the sent values, read by the call's schemas. */
export interface Received<C extends AnyCall> extends Sent<C> {
  readonly db: Database
  readonly scope: Scope
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** The stored files of a call that takes some; those that the handler's command does not claim are removed. */
  readonly files: readonly ReceivedFile[]
}

/**
 * Binds a call of the contract. It checks access, encodings, fields, forgery, whitelist and problems, so that a handler
 * only loads, decides, acts and answers. A visitor's call with files proves by `admit` that they may be examined; until
 * then they are only stored.
 */
export function serve<C extends AnyCall>(
  app: FastifyInstance,
  call: C,
  handler: (received: Received<C>) => Promise<AnswerOf<C>> | AnswerOf<C>,
  admit?: Admit<C>,
): void {
  const { audience } = app.service
  if (['system', 'program'].includes(call.access.actor) || !isFor(call, audience)) {
    throw new Error(
      `No session of the ${audience} opens ${call.method} ${call.path}: its access is ${call.access.actor}`,
    )
  }
  if ((call.files !== undefined && !isPersonal(call)) !== (admit !== undefined))
    throw new Error(
      `${call.method} ${call.path}: files of visitors, and only theirs, are admitted by what they show`,
    )
  const { db, served, storage } = app.service
  const whitelist = compileValidator(call.answer)
  const kept = call.keptSeconds === undefined ? 'no-store' : `public, max-age=${call.keptSeconds}`
  served.push(call)
  app.route({
    method: call.method,
    url: call.path,
    exposeHeadRoute: false,
    config: { call },
    onRequest: async (request) => {
      refuseWhileViewing(call, request)
      refuseEncoding(call, request)
      if (call.method !== 'GET') refuseForgery(request)
      if (call.limit) await takeTurn(request, call.limit)
    },
    handler: async (request, reply) => {
      await noteViewed(call, request)
      const scope = await scopeOf(call, request)
      // A caller without access is refused before the body is read: it may be a large file.
      const isAsked = call.access.actor === 'staff' || (call.files !== undefined && isPersonal(call))
      const opened = isAsked ? await db.context(scope) : undefined
      const uploads = call.files && new Uploads(storage, call.files)
      try {
        const params = readFields(call.params, request.params) as Sent<C>['params'] // its schema has just read it
        const query = readFields(call.query, request.query)
        const admission = new Admission(call, admit, { db, scope, request, params })
        await admission.ask(undefined)
        const fields = await bodyOf(call, request, uploads, (soFar) => admission.ask(soFar))
        // The schemas that gave the type have just read the values.
        const sent = { params, query, body: readFields(call.body, fields) } as Sent<C>
        await admission.demand(sent.body, uploads?.fields)
        await uploads?.examine(opened ? askerOf(opened) : visitingAsker(request, scope))
        const files = (await uploads?.keep(db, scope)) ?? []
        const answer = whitelisted(
          call,
          whitelist,
          await handler({ ...sent, db, scope, request, reply, files }),
        )
        // A handler that made no query under its scope has verified nobody, so it is verified now.
        if (isPersonal(call) && !scope.isProven) await db.context(scope)
        // At a host that no company claims, cookie and header say whose answer it is.
        if (call.keptSeconds !== undefined) void reply.header('vary', 'cookie, company')
        void reply.header('cache-control', kept).type('application/json; charset=utf-8')
        return JSON.stringify(answer)
      } finally {
        // A file that cannot be removed now is swept later; the answer is unaffected.
        await uploads?.discard(db).catch((fault: unknown) => request.log.error({ err: fault }, 'files left'))
      }
    },
  })
}

/** Whether a call needs a session. */
export const isPersonal = ({ access }: AnyCall) => access.actor !== 'visitor'

/**
 * Whether an origin serves a call: suppliers' calls at the portal, staff's at the back office, visitors' wherever they
 * are bound.
 */
export function isFor({ access }: AnyCall, audience: Audience): boolean {
  if (access.actor === 'visitor') return true
  return (access.actor === 'staff') === (audience === 'backoffice')
}

/** Filters an answer by its schema: fields that it does not name never leave the server. */
export function whitelisted(call: AnyCall, whitelist: z.$ZodType, answer: unknown): unknown {
  const result = z.safeParse(whitelist, answer)
  if (result.success) return result.data
  const places = result.error.issues.map(({ path, message }) => `${path.map(String).join('.')} (${message})`)
  throw new Error(`The answer of ${call.method} ${call.path} breaks its schema: ${places.join(', ')}`)
}
