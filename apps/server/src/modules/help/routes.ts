import type { FastifyInstance } from 'fastify'
import * as calls from '@enlace/contract/help/calls.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { forgetHelp, markSeenHelp } from './commands.ts'
import { findSeenHelp } from './queries.ts'

/** The help that a supplier's user has seen. */
export function helpRoutes(app: FastifyInstance): void {
  serve(app, calls.getSeenHelp, ({ db, scope }) => findSeenHelp(db, scope))
  serve(app, calls.markHelpSeen, ({ db, scope, body }) => markSeenHelp(db, scope, body))
  serve(app, calls.forgetSeenHelp, ({ db, scope }) => forgetHelp(db, scope))
}
