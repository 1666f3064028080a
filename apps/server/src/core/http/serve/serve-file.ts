import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AnyCall, Sent } from '@enlace/contract/core/call.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { ticketCallOf } from '@enlace/contract/core/tickets/calls.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { openTicket, takeStaffTicket, takeTicket } from './commands.ts'
import { scopeOf } from '../access.ts'
import { sessionCookie } from '../credentials.ts'
import { deliver, discard, type DeliveredFile } from './deliver.ts'
import { readFields } from './fields.ts'
import { takeTurn } from '../limits.ts'
import { isFor, isPersonal, serve, type Received } from './serve.ts'
import { noteViewed, refuseWhileViewing } from '../viewing.ts'
import '../service.ts'

/** Query parameters of a file address beyond the call's own. */
const ofTheTicket = ['ticket', 'inline']

/**
 * Binds a call that delivers a file: to a caller with a session's headers, and to a browser that follows its address
 * with a one-use ticket. A separate call issues the ticket and runs the handler first, so that the portal, not a new
 * tab, gets the refusal; expensive work therefore belongs in the file's `body`.
 */
export function serveFile<C extends AnyCall>(
  app: FastifyInstance,
  call: C,
  handler: (received: Received<C>) => Promise<DeliveredFile> | DeliveredFile,
): void {
  if (call.delivers !== 'file' || call.method !== 'GET')
    throw new Error(`${call.method} ${call.path} delivers no file`)
  const { audience, db, served } = app.service
  if (call.access.actor === 'system' || !isFor(call, audience))
    throw new Error(
      `No session of the ${audience} opens ${call.method} ${call.path}: its access is ${call.access.actor}`,
    )
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
      const { ticket, inline } = extrasOf(request)
      await noteViewed(call, request)
      const scope =
        ticket === undefined ? await scopeOf(call, request) : await scopeOfTicket(call, request, ticket)
      if (call.access.actor === 'staff') await db.context(scope)
      const sent = {
        params: readFields(call.params, request.params),
        query: readFields(call.query, request.query),
      } as Sent<C> // the schemas that gave the type have just read the values
      const file = await handler({ ...sent, db, scope, request, reply, files: [] })
      // A handler that made no query under its scope has verified nobody, so it is verified now.
      if (isPersonal(call) && !scope.isProven) await db.context(scope)
      // Only the back office shows a file next to the decision about it.
      const isFramed = inline === 'frame' && audience === 'backoffice'
      return deliver(reply, file, inline === undefined ? undefined : isFramed ? 'frame' : 'tab')
    },
  })
  // A call without a session needs no ticket.
  if (isPersonal(call)) serveTicket(app, call, handler)
}

function serveTicket<C extends AnyCall>(
  app: FastifyInstance,
  call: C,
  handler: (received: Received<C>) => Promise<DeliveredFile> | DeliveredFile,
): void {
  serve(app, ticketCallOf(call), async (received) => {
    const { db, scope, request } = received
    // A ticket's call has the parameters of the call that it is for.
    discard(await handler(received as unknown as Received<C>))
    return { ticket: await openTicket(db, scope, call, targetOf(call, request)) }
  })
}

async function scopeOfTicket(call: AnyCall, request: FastifyRequest, ticket: string): Promise<Scope> {
  const cookie = sessionCookie(request)
  if (cookie === undefined || call.access.actor === 'visitor') throw new Problem('ticket-spent')
  const take = call.access.actor === 'staff' ? takeStaffTicket : takeTicket
  return take(request.server.service.db, { ticket, cookie, target: targetOf(call, request) })
}

/** Identifies one file: the call with its parameters and query. */
function targetOf(call: AnyCall, { params, query }: FastifyRequest): Buffer {
  const asked = entriesOf(query)
    .filter(([name]) => !ofTheTicket.includes(name))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([call.path, entriesOf(params), asked]))
    .digest()
}

function extrasOf({ query }: FastifyRequest): { ticket?: string; inline?: string } {
  const extras = entriesOf(query).filter(
    ([name, value]) => ofTheTicket.includes(name) && typeof value === 'string',
  )
  return Object.fromEntries(extras)
}

function entriesOf(fields: unknown): [string, unknown][] {
  return typeof fields === 'object' && fields !== null ? Object.entries(fields) : []
}
