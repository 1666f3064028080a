import * as availability from '@enlace/contract/availability/calls.ts'
import type { Feature } from '../../core/feature.ts'
import { availabilityRoutes } from './desk-routes.ts'
import { portalMaintenance } from './jobs.ts'

export const availabilityFeature: Feature = {
  backoffice: { calls: [availability], slices: [availabilityRoutes] },
  tasks: [portalMaintenance],
}
