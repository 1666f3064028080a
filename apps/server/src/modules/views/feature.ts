import * as views from '@enlace/contract/views/calls.ts'
import type { Feature } from '../../core/feature.ts'
import { savedViewRoutes } from './routes.ts'

export const viewsFeature: Feature = {
  portal: { calls: [views], slices: [savedViewRoutes] },
}
