import * as firstSteps from '@enlace/contract/first-run/portal/calls.ts'
import * as firstRun from '@enlace/contract/first-run/calls.ts'
import type { Feature } from '../../core/feature.ts'
import { firstRunRoutes } from './routes.ts'

export const firstRunFeature: Feature = {
  backoffice: { calls: [firstSteps, firstRun], slices: [firstRunRoutes] },
}
