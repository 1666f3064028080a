import * as search from '@enlace/contract/search/calls.ts'
import * as deskSearch from '@enlace/contract/search/desk/calls.ts'
import type { Feature } from '../../core/feature.ts'
import { deskSearchRoutes } from './desk-routes.ts'
import { searchRoutes } from './routes.ts'

/** The global search, for suppliers and for the staff. */
export const searchFeature: Feature = {
  portal: { calls: [search], slices: [searchRoutes] },
  backoffice: { calls: [deskSearch], slices: [deskSearchRoutes] },
}
