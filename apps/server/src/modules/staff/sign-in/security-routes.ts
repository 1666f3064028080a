import type { FastifyInstance } from 'fastify'
import * as signInCalls from '@enlace/contract/staff/sign-in/calls.ts'
import * as calls from '@enlace/contract/staff/sign-in/security-calls.ts'
import { bindSecurity, bindStepUp } from '../../sign-in/index.ts'

/** A staff member's own access, and the step-up. */
export function staffSecurityRoutes(app: FastifyInstance): void {
  const { getStaffStepUpMethods, askStaffStepUpPasskey, staffStepUp } = signInCalls
  bindSecurity(app, 'staff', calls)
  bindStepUp(app, 'staff', {
    methods: getStaffStepUpMethods,
    askPasskey: askStaffStepUpPasskey,
    show: staffStepUp,
  })
}
