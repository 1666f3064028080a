import type { FastifyRequest } from 'fastify'
import type { Scope } from '@enlace/database/scope.ts'
import { authorOf } from '../../../core/desk/author.ts'
import type { DeskActor } from './commands.ts'

/** The caller, for the trail of what was done. */
export async function actorOf(
  request: FastifyRequest,
  scope: Scope,
): Promise<DeskActor & { company: number }> {
  const { company, author } = await authorOf(request, scope)
  return { db: request.server.service.db, scope, author, company }
}
