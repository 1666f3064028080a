import * as session from '@enlace/contract/sign-in/session/calls.ts'
import * as supplierViews from '@enlace/contract/sign-in/session/view-calls.ts'
import * as secondFactor from '@enlace/contract/sign-in/second-factor/calls.ts'
import * as secondStep from '@enlace/contract/sign-in/second-factor/sign-in-calls.ts'
import * as security from '@enlace/contract/sign-in/security/calls.ts'
import * as passwordRecovery from '@enlace/contract/sign-in/password/calls.ts'
import * as presence from '@enlace/contract/sign-in/presence/calls.ts'
import * as sessions from '@enlace/contract/sign-in/sessions/calls.ts'
import type { Feature } from '../../core/feature.ts'
import { handOverRoutes } from './login/hand-over-routes.ts'
import { loginRoutes } from './login/login-routes.ts'
import { sessionRoutes } from './login/routes.ts'
import { secondStepRoutes } from './login/step-routes.ts'
import { viewRoutes } from './login/view-routes.ts'
import { passwordRecoveryRoutes } from './password/routes.ts'
import { emailRoutes } from './security/email-routes.ts'
import { securityRoutes } from './security/routes.ts'
import { presenceRoutes } from './sessions/presence-routes.ts'
import { sessionsRoutes } from './sessions/routes.ts'

export const signInFeature: Feature = {
  portal: {
    calls: [session, supplierViews, secondFactor, secondStep, security, passwordRecovery],
    slices: [
      sessionRoutes,
      loginRoutes,
      handOverRoutes,
      viewRoutes,
      secondStepRoutes,
      securityRoutes,
      emailRoutes,
      passwordRecoveryRoutes,
    ],
  },
  backoffice: { calls: [presence, sessions], slices: [presenceRoutes, sessionsRoutes] },
}
