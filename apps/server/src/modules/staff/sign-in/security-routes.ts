import type { FastifyInstance } from 'fastify'
import * as calls from '@enlace/contract/staff/sign-in/security-calls.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { bindAccess, type SecurityDoor, bindFactors, bindPassword } from '../../sign-in/index.ts'
import { beginStaffStep, findStaffStep, markStaffSteppedUp, staffFamilyOf } from './commands.ts'
import { readStaffMember } from '../../../core/desk/reader-queries.ts'
import { readStaffOwner } from './step-up-routes.ts'

/** How a member of the staff sees to its own access. */
export function staffSecurityRoutes(app: FastifyInstance): void {
  const door = doorOf(app.service.db)
  bindAccess(app, calls, door)
  bindFactors(app, calls, door)
  bindPassword(app, calls, door)
}

function doorOf(db: Database): SecurityDoor {
  const familyOf = (scope: Scope) => db.transaction(scope, staffFamilyOf)
  return {
    async ownerOf(scope) {
      const { member } = await readStaffMember(db, scope)
      const { identity_id: person, company_id: company, email, first_name, last_name } = member
      return { person, company, email, name: `${first_name} ${last_name}`.trim() }
    },
    begin: async (scope, purpose, token, more) => {
      const owner = { ...(await readStaffOwner(db, scope)), family: await familyOf(scope) }
      await beginStaffStep(db, purpose, token, owner, more)
    },
    find: async (scope, purpose, token) => findStaffStep(db, purpose, token, await familyOf(scope)),
    mark: markStaffSteppedUp,
  }
}
