import * as search from '@enlace/contract/search/calls.ts'
import type { Feature } from '../../core/feature.ts'
import { searchRoutes } from './routes.ts'

export const searchFeature: Feature = {
  portal: { calls: [search], slices: [searchRoutes] },
}
