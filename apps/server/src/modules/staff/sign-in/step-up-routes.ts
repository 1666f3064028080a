import type { FastifyInstance } from 'fastify'
import {
  askStaffStepUpPasskey,
  getStaffStepUpMethods,
  staffStepUp,
} from '@enlace/contract/staff/sign-in/calls.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { bindStepUp, type StepUpDoor } from '../../sign-in/index.ts'
import {
  beginStaffStep,
  findDueStaffStep,
  findStaffStep,
  markStaffSteppedUp,
  staffFamilyOf,
} from './commands.ts'
import { readStaffMember } from '../../../core/desk/reader-queries.ts'

/** Showing again who a session of the back office is, before a dangerous act. */
export function staffStepUpRoutes(app: FastifyInstance): void {
  const calls = {
    methods: getStaffStepUpMethods,
    askPasskey: askStaffStepUpPasskey,
    show: staffStepUp,
  }
  bindStepUp(app, calls, doorOf(app.service.db))
}

function doorOf(db: Database): StepUpDoor {
  const ownerOf = (scope: Scope) => readStaffOwner(db, scope)
  return {
    ownerOf,
    ownedBy: async (scope) => findDueStaffStep(db, await ownerOf(scope), undefined),
    ask: async (scope, token, challenge) => {
      const family = await db.transaction(scope, staffFamilyOf)
      await beginStaffStep(db, 'step-up', token, { ...(await ownerOf(scope)), family }, { challenge })
    },
    wasAsked: async (scope, token) => {
      const family = await db.transaction(scope, staffFamilyOf)
      return (await findStaffStep(db, 'step-up', token, family)) !== undefined
    },
    mark: (scope, how) => db.transaction(scope, (tx) => markStaffSteppedUp(tx, how)),
  }
}

/** Who the open scope is, as the second factor knows it. */
export async function readStaffOwner(db: Database, scope: Scope) {
  const { member } = await readStaffMember(db, scope)
  const { identity_id: person, company_id: company, staff_id: staff, email } = member
  return { person, company, staff, email }
}
