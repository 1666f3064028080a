import type { FastifyRequest } from 'fastify'
import type { Scope } from '@enlace/database/scope.ts'
import { authorOf } from '../../../core/desk/author.ts'
import type { DeskWork } from './commands.ts'

/** Returns the context of the desk's commands for the caller. */
export async function workOf(request: FastifyRequest, scope: Scope): Promise<DeskWork> {
  const { db, storage } = request.server.service
  return { db, storage, ...(await authorOf(request, scope)) }
}
