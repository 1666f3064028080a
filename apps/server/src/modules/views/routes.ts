import type { FastifyInstance } from 'fastify'
import * as calls from '@enlace/contract/views/calls.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { changeSavedView, createSavedView, deleteSavedView } from './commands.ts'
import { findSavedViews } from './queries.ts'

/** A person's saved views of the lists. */
export function savedViewRoutes(app: FastifyInstance): void {
  serve(app, calls.listSavedViews, async ({ db, scope, params }) => ({
    views: await findSavedViews(db, scope, params.list),
  }))

  serve(app, calls.createSavedView, ({ db, scope, params, body }) =>
    createSavedView(db, scope, params.list, body),
  )

  serve(app, calls.changeSavedView, ({ db, scope, params, body }) => changeSavedView(db, scope, params, body))

  serve(app, calls.deleteSavedView, async ({ db, scope, params }) => ({
    deleted: await deleteSavedView(db, scope, params),
  }))
}
