import * as company from '@enlace/contract/company/calls.ts'
import type { Feature } from '../../core/feature.ts'
import { companyRoutes } from './routes.ts'

export const companyFeature: Feature = {
  portal: { calls: [company], slices: [companyRoutes] },
}
