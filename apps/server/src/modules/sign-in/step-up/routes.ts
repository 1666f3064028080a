import type { FastifyInstance } from 'fastify'
import { askStepUpPasskey, getStepUpMethods, stepUp } from '@enlace/contract/sign-in/second-factor/calls.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { beginStep, familyOf, findDueStep, findStep, markSteppedUp } from '../second-factor/commands.ts'
import { readScopeOwner, type ScopeOwner } from '../second-factor/queries.ts'
import { bindStepUp, type StepUpDoor } from './step-up.ts'

/** Showing again who a session of the portal is, before a dangerous act. */
export function stepUpRoutes(app: FastifyInstance): void {
  const calls = { methods: getStepUpMethods, askPasskey: askStepUpPasskey, show: stepUp }
  bindStepUp(app, calls, doorOf(app.service.db))
}

function doorOf(db: Database): StepUpDoor {
  return {
    ownerOf: (scope) => readScopeOwner(db, scope),
    ownedBy: async (scope) => findDueStep(db, { ...(await readScopeOwner(db, scope)), device: undefined }),
    ask: async (scope, token, challenge) => {
      const owner = await familyOwner(db, scope, await readScopeOwner(db, scope))
      await beginStep(db, 'step-up', token, owner, { challenge })
    },
    wasAsked: async (scope, token) => {
      const family = await db.transaction(scope, familyOf)
      return (await findStep(db, 'step-up', token, family)) !== undefined
    },
    mark: (scope, how) => db.transaction(scope, (tx) => markSteppedUp(tx, how)),
  }
}

/** A person with the half of its session to which a step belongs. */
export async function familyOwner(db: Database, scope: Scope, owner: ScopeOwner) {
  return { ...owner, family: await db.transaction(scope, familyOf) }
}
