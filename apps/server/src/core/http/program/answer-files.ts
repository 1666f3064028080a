import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AnswerOf, AnyCall, Sent } from '@enlace/contract/core/call.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { ReceivedFile } from '../../storage/received-file.ts'
import { Uploads } from '../../storage/uploads.ts'
import { askerOf } from '../../turns/asker.ts'
import { bodyOf } from '../serve/body.ts'
import { compileValidator } from '../serve/compile-validator.ts'
import { readFields } from '../serve/fields.ts'
import { whitelisted } from '../serve/serve.ts'
import '../service.ts'

/** What the address of a call says, read by its schemas. */
export function addressed<C extends AnyCall>(call: C, { params, query }: FastifyRequest): Sent<C> {
  // The schemas that gave the type have just read the values.
  return { params: readFields(call.params, params), query: readFields(call.query, query) } as Sent<C>
}

/** The values that a program sent, with its stored files: those that the handler's command does not claim are removed. */
export type SentWithFiles<C extends AnyCall> = Sent<C> & { readonly files: readonly ReceivedFile[] }

/** Returns the answerer of a call that may take files: it reads and examines them in the scope that a key opened. */
export function answererWithFiles<C extends AnyCall>(app: FastifyInstance, call: C) {
  const whitelist = compileValidator(call.answer)
  return async (
    request: FastifyRequest,
    scope: Scope,
    handler: (sent: SentWithFiles<C>) => Promise<AnswerOf<C>>,
  ): Promise<string> => {
    const { db, storage } = app.service
    // A key that opens nothing is refused before the body is read: it may be large.
    const context = await db.context(scope)
    const uploads = call.files && new Uploads(storage, call.files)
    try {
      const sent = addressed(call, request)
      const body = readFields(call.body, await bodyOf(call, request, uploads))
      await uploads?.examine(askerOf(context))
      const files = (await uploads?.keep(db, scope)) ?? []
      // The schemas that gave the type have just read the values.
      const read = { ...sent, body, files } as SentWithFiles<C>
      return JSON.stringify(whitelisted(call, whitelist, await handler(read)))
    } finally {
      // A file that cannot be removed now is swept later; the answer is unaffected.
      await uploads?.discard(db).catch((fault: unknown) => request.log.error({ err: fault }, 'files left'))
    }
  }
}
