import type { FastifyInstance } from 'fastify'
import { getMenu, postMenu } from '@enlace/contract/content/menu/calls.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { findMenuItems } from './queries.ts'

/** Binds the company's own menu, in both request forms. */
export function menuRoutes(app: FastifyInstance): void {
  serve(app, getMenu, async ({ db, scope }) => ({ menuContent: await findMenuItems(db, scope) }))
  serve(app, postMenu, ({ db, scope }) => findMenuItems(db, scope))
}
