import type { FastifyInstance } from 'fastify'
import * as signInCalls from '@enlace/contract/staff/sign-in/calls.ts'
import * as calls from '@enlace/contract/staff/sign-in/security-calls.ts'
import { bindSecurity, bindStepUp } from '../../sign-in/index.ts'

/** How a member of the staff sees to its own access, and shows again who it is. */
export function staffSecurityRoutes(app: FastifyInstance): void {
  const { getStaffStepUpMethods, askStaffStepUpPasskey, staffStepUp } = signInCalls
  bindSecurity(app, 'staff', calls)
  bindStepUp(app, 'staff', {
    methods: getStaffStepUpMethods,
    askPasskey: askStaffStepUpPasskey,
    show: staffStepUp,
  })
}
