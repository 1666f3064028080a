import * as staff from '@enlace/contract/staff/sign-in/calls.ts'
import * as staffLinks from '@enlace/contract/staff/sign-in/link-calls.ts'
import * as staffOidcLogin from '@enlace/contract/staff/sign-in/oidc-login-calls.ts'
import * as staffSecurity from '@enlace/contract/staff/sign-in/security-calls.ts'
import * as members from '@enlace/contract/staff/calls.ts'
import * as staffOidc from '@enlace/contract/staff/oidc/calls.ts'
import type { Feature } from '../../core/feature.ts'
import { staffEmailRoutes } from './email-routes.ts'
import { staffLinkRoutes } from './links/link-routes.ts'
import { staffOidcRoutes } from './oidc/routes.ts'
import { staffOidcSignInRoutes } from './oidc/sign-in-routes.ts'
import { staffOidcTieRoutes } from './oidc/tie-routes.ts'
import { staffRoutes } from './routes.ts'
import { staffSessionRoutes } from './sign-in/login-routes.ts'
import { staffSecurityRoutes } from './sign-in/security-routes.ts'
import { staffStepRoutes } from './sign-in/step-routes.ts'

export const staffFeature: Feature = {
  backoffice: {
    calls: [staff, staffLinks, staffOidcLogin, staffSecurity, members, staffOidc],
    slices: [
      staffSessionRoutes,
      staffStepRoutes,
      staffLinkRoutes,
      staffSecurityRoutes,
      staffRoutes,
      staffEmailRoutes,
      staffOidcRoutes,
      staffOidcSignInRoutes,
      staffOidcTieRoutes,
    ],
  },
}
