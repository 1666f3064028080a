import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AnswerOf, AnyCall, Sent } from '@enlace/contract/core/call.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { Database } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import { isSupplierKey } from '@enlace/domain/api-key.ts'
import { hashOf } from '../../keys/keys.ts'
import type { ReceivedFile } from '../../storage/received-file.ts'
import { refuseEncoding } from '../serve/body.ts'
import { deliver, type DeliveredFile } from '../serve/deliver.ts'
import { sentKey } from './open-api-key.ts'
import { addressed, answererWithFiles } from './answer-files.ts'
import { admitKey, bindProgram } from './serve-program.ts'
import '../service.ts'

/** The supplier's key that opened a call, with the scope of its supplier. */
export interface OpenedSupplierKey {
  company: number
  key: string
  /** The key as the audit trail names it. */
  actor: string
  scope: Scope
}

/** The input of a handler: the key, the sent values, and the stored files of a call that takes some. */
export interface AskedBySupplier<C extends AnyCall> extends Sent<C> {
  readonly db: Database
  readonly key: OpenedSupplierKey
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** Those that the handler's command does not claim are removed. */
  readonly files: readonly ReceivedFile[]
}

/** Binds a call of a supplier's program that answers JSON. Only a supplier's own key opens it. */
export function serveSupplierProgram<C extends AnyCall>(
  app: FastifyInstance,
  call: C,
  handler: (asked: AskedBySupplier<C>) => Promise<AnswerOf<C>>,
): void {
  const answer = answererWithFiles(app, call)
  bindSupplier(app, call, async (request, reply, key) => {
    const { db } = app.service
    const told = await answer(request, key.scope, (sent) => handler({ ...sent, db, key, request, reply }))
    void reply.type('application/json; charset=utf-8')
    // Not sent here: files that nobody claimed are gone when the answer arrives.
    return told
  })
}

/** Binds a call of a supplier's program that delivers a file as a download. */
export function serveSupplierProgramFile<C extends AnyCall>(
  app: FastifyInstance,
  call: C,
  handler: (asked: AskedBySupplier<C>) => Promise<DeliveredFile>,
): void {
  bindSupplier(app, call, async (request, reply, key) => {
    const { db } = app.service
    const file = await handler({ ...addressed(call, request), db, key, request, reply, files: [] })
    return reply.send(await deliver(reply, file, undefined))
  })
}

function bindSupplier(
  app: FastifyInstance,
  call: AnyCall,
  answer: (
    request: FastifyRequest,
    reply: FastifyReply,
    key: OpenedSupplierKey,
  ) => Promise<FastifyReply | string>,
): void {
  if (call.access.actor !== 'program' || call.access.asks !== 'supplier')
    throw new Error(`No key of a supplier opens ${call.method} ${call.path}`)
  bindProgram(app, call, async (request, reply) => {
    refuseEncoding(call, request)
    const key = await openSupplierKey(app.service.db, request)
    await admitKey(request, key)
    return answer(request, reply, key)
  })
}

/** Finds the supplier's key that a program sends. @throws Problem or DatabaseRefusal `supplier-key-refused`. */
async function openSupplierKey(db: Database, request: FastifyRequest): Promise<OpenedSupplierKey> {
  const sent = sentKey(request.headers.authorization)
  if (!isSupplierKey(sent)) throw new Problem('supplier-key-refused')
  const hash = hashOf(sent)
  const [opened] = await db.lookUp<{ company_id: number; key_id: string; nombre: string }>(
    'open_supplier_key',
    [hash, request.ip],
    'staff',
  )
  if (!opened) throw new Problem('supplier-key-refused')
  return {
    company: opened.company_id,
    key: opened.key_id,
    actor: `clave ${opened.nombre}`,
    scope: Scope.ofSupplierKey(opened.company_id, hash),
  }
}
