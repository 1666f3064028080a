import type { FastifyInstance } from 'fastify'
import { bePresent, leavePresence } from '@enlace/contract/sign-in/presence/calls.ts'
import { subjectAreas } from '@enlace/contract/sign-in/presence/subjects.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { staffRight } from '@enlace/domain/staff-roles.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { roleIn } from '../../../core/desk/role-queries.ts'
import { endPresence, keepPresent } from './presence-commands.ts'

/** Who works on what now: each tab reports its open subject. */
export function presenceRoutes(app: FastifyInstance): void {
  const { db } = app.service

  serve(app, bePresent, async ({ scope, params, body }) => {
    await db.transaction(scope, async (tx) => {
      if (staffRight(await roleIn(tx), subjectAreas[body.kind]) === undefined)
        throw new Problem('role-refused')
      await keepPresent(tx, params.tab, body)
    })
    return {}
  })

  serve(app, leavePresence, async ({ scope, params }) => {
    await endPresence(db, scope, params.tab)
    return {}
  })
}
