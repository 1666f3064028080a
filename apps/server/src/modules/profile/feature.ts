import * as profile from '@enlace/contract/profile/calls.ts'
import * as companyProfile from '@enlace/contract/profile/company-calls.ts'
import * as dataRights from '@enlace/contract/profile/rights-calls.ts'
import * as profileRequests from '@enlace/contract/profile/requests/calls.ts'
import type { Feature } from '../../core/feature.ts'
import { companyProfileRoutes } from './company-routes.ts'
import { countProfileRequests } from './requests/desk-queries.ts'
import { profileRequestsRoutes } from './requests/desk-routes.ts'
import { dataRightsRoutes } from './rights-routes.ts'
import { profileRoutes } from './routes.ts'

export const profileFeature: Feature = {
  portal: {
    calls: [profile, companyProfile, dataRights],
    slices: [profileRoutes, companyProfileRoutes, dataRightsRoutes],
  },
  backoffice: { calls: [profileRequests], slices: [profileRequestsRoutes] },
  counts: { 'profile-requests': countProfileRequests },
}
