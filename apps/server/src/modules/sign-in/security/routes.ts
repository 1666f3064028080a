import type { FastifyInstance } from 'fastify'
import * as factorCalls from '@enlace/contract/sign-in/second-factor/calls.ts'
import * as calls from '@enlace/contract/sign-in/security/calls.ts'
import type { Audience } from '../second-factor/step-commands.ts'
import { bindStepUp } from '../step-up/step-up.ts'
import { bindAccess } from './access-routes.ts'
import { bindFactors } from './factor-routes.ts'
import { bindPassword } from './password-routes.ts'
import type { SecurityCalls } from './security-calls.ts'

/** A portal user's own access, and the step-up. */
export function securityRoutes(app: FastifyInstance): void {
  const { getStepUpMethods: methods, askStepUpPasskey: askPasskey, stepUp: show } = factorCalls
  bindSecurity(app, 'supplier', calls)
  bindStepUp(app, 'supplier', { methods, askPasskey, show })
}

/** Binds the routes of one audience for a person's own access. */
export function bindSecurity(app: FastifyInstance, audience: Audience, calls: SecurityCalls): void {
  bindAccess(app, audience, calls)
  bindFactors(app, audience, calls)
  bindPassword(app, audience, calls)
}
