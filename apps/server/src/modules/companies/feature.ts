import * as companies from '@enlace/contract/companies/calls.ts'
import type { Feature } from '../../core/feature.ts'
import { claimRoutes } from './claim-routes.ts'
import { companiesRoutes } from './routes.ts'

export const companiesFeature: Feature = {
  backoffice: { calls: [companies], slices: [companiesRoutes, claimRoutes] },
}
