import * as media from '@enlace/contract/media/calls.ts'
import type { Feature } from '../../core/feature.ts'
import { mediaRoutes } from './routes.ts'
import { mediaSizes } from './task.ts'

export const mediaFeature: Feature = {
  backoffice: { calls: [media], slices: [mediaRoutes] },
  tasks: [mediaSizes],
}
