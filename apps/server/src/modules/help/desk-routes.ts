import type { FastifyInstance } from 'fastify'
import * as calls from '@enlace/contract/help/desk-calls.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { forgetHelp, markSeenHelp } from './commands.ts'
import { findSeenHelp } from './queries.ts'

/** The help that a staff user has seen. */
export function helpDeskRoutes(app: FastifyInstance): void {
  const { db } = app.service
  serve(app, calls.getStaffSeenHelp, ({ scope }) => findSeenHelp(db, scope))
  serve(app, calls.markStaffHelpSeen, ({ scope, body }) => markSeenHelp(db, scope, body))
  serve(app, calls.forgetStaffSeenHelp, ({ scope }) => forgetHelp(db, scope))
}
