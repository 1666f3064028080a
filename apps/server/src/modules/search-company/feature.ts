import * as searchCompany from '@enlace/contract/search-company/calls.ts'
import type { Feature } from '../../core/feature.ts'
import { searchCompanyRoutes } from './routes.ts'

export const searchCompanyFeature: Feature = {
  portal: { calls: [searchCompany], slices: [searchCompanyRoutes] },
}
