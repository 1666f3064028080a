import * as auditTrail from '@enlace/contract/audit/calls.ts'
import type { Feature } from '../../core/feature.ts'
import { auditTrailRoutes } from './routes.ts'

export const auditFeature: Feature = {
  backoffice: { calls: [auditTrail], slices: [auditTrailRoutes] },
}
