import type { FastifyRequest } from 'fastify'
import type { Scope } from '@enlace/database/scope.ts'
import { authorOf } from '../../../core/desk/author.ts'
import type { DeskActor } from './commands.ts'

/** Returns the caller as the author for the audit trail. */
export async function actorOf(
  request: FastifyRequest,
  scope: Scope,
): Promise<DeskActor & { company: number }> {
  const { company, author } = await authorOf(request, scope)
  return { db: request.server.service.db, scope, author, company }
}
