import * as connections from '@enlace/contract/connections/calls.ts'
import * as bills from '@enlace/contract/connections/bills/calls.ts'
import type { Feature } from '../../core/feature.ts'
import { connectionBills } from './bills/jobs.ts'
import { connectionBillsRoutes } from './bills/routes.ts'
import { connectionPull } from './desk/jobs.ts'
import { connectionsRoutes } from './desk/routes.ts'

export const connectionsFeature: Feature = {
  backoffice: { calls: [connections, bills], slices: [connectionsRoutes, connectionBillsRoutes] },
  tasks: [connectionPull, connectionBills],
}
