import * as users from '@enlace/contract/users/calls.ts'
import * as userExports from '@enlace/contract/users/export-calls.ts'
import * as invitations from '@enlace/contract/users/invitations/calls.ts'
import type { Feature } from '../../core/feature.ts'
import { sendInvitations } from './invitations/jobs.ts'
import { invitationRoutes } from './invitations/routes.ts'
import { masterRoutes } from './master-routes.ts'
import { userRoutes } from './routes.ts'
import { userValidatorRoutes } from './validators-routes.ts'

export const usersFeature: Feature = {
  portal: { calls: [users, userExports], slices: [userRoutes, masterRoutes, userValidatorRoutes] },
  backoffice: { calls: [invitations], slices: [invitationRoutes] },
  tasks: [sendInvitations],
}
