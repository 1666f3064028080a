import type { FastifyInstance } from 'fastify'
import * as calls from '@enlace/contract/sign-in/security/calls.ts'
import type { Database } from '@enlace/database/database.ts'
import { beginStep, familyOf, findStep, markSteppedUp } from '../second-factor/commands.ts'
import { readScopeOwner } from '../second-factor/queries.ts'
import { familyOwner } from '../step-up/routes.ts'
import { bindAccess } from './access-routes.ts'
import type { SecurityDoor } from './door.ts'
import { bindFactors } from './factor-routes.ts'
import { bindPassword } from './password-routes.ts'

/** How a person of the portal sees to its own access. */
export function securityRoutes(app: FastifyInstance): void {
  const door = doorOf(app.service.db)
  bindAccess(app, calls, door)
  bindFactors(app, calls, door)
  bindPassword(app, calls, door)
}

function doorOf(db: Database): SecurityDoor {
  return {
    ownerOf: (scope) => readScopeOwner(db, scope),
    begin: async (scope, purpose, token, more) => {
      const owner = await familyOwner(db, scope, await readScopeOwner(db, scope))
      await beginStep(db, purpose, token, owner, more)
    },
    find: async (scope, purpose, token) =>
      findStep(db, purpose, token, await db.transaction(scope, familyOf)),
    mark: markSteppedUp,
  }
}
