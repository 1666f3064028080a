import * as companyPapers from '@enlace/contract/company-papers/calls.ts'
import type { Feature } from '../../core/feature.ts'
import { countPapersToRenew } from './queries.ts'
import { companyPaperRoutes } from './routes.ts'

export const companyPapersFeature: Feature = {
  backoffice: { calls: [companyPapers], slices: [companyPaperRoutes] },
  counts: { 'company-papers': countPapersToRenew },
}
