import * as inicio from '@enlace/contract/dashboard/start/calls.ts'
import * as dashboard from '@enlace/contract/dashboard/calls.ts'
import type { Feature } from '../../core/feature.ts'
import { dashboardRoutes } from './routes.ts'
import { startPageRoutes } from './start/routes.ts'

export const dashboardFeature: Feature = {
  portal: { calls: [inicio], slices: [startPageRoutes] },
  backoffice: { calls: [dashboard], slices: [dashboardRoutes] },
}
