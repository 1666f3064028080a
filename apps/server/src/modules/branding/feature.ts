import * as branding from '@enlace/contract/branding/calls.ts'
import type { Feature } from '../../core/feature.ts'
import { brandingRoutes } from './routes.ts'

export const brandingFeature: Feature = {
  backoffice: { calls: [branding], slices: [brandingRoutes] },
}
