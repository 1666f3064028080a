import * as catalogue from '@enlace/contract/catalogues/shown/calls.ts'
import * as catalogues from '@enlace/contract/catalogues/calls.ts'
import type { Feature } from '../../core/feature.ts'
import { cataloguesRoutes } from './routes.ts'
import { catalogueRoutes } from './shown-routes.ts'

export const cataloguesFeature: Feature = {
  portal: { calls: [catalogue], slices: [catalogueRoutes] },
  backoffice: { calls: [catalogues], slices: [cataloguesRoutes] },
}
