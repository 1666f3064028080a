import * as connections from '@enlace/contract/connections/calls.ts'
import type { Feature } from '../../core/feature.ts'
import { connectionPull } from './desk/jobs.ts'
import { connectionsRoutes } from './desk/routes.ts'

export const connectionsFeature: Feature = {
  backoffice: { calls: [connections], slices: [connectionsRoutes] },
  tasks: [connectionPull],
}
