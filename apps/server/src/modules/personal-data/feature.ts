import * as personalData from '@enlace/contract/personal-data/calls.ts'
import type { Feature } from '../../core/feature.ts'
import { retention } from './retention/jobs.ts'
import { personalDataRoutes } from './routes.ts'

export const personalDataFeature: Feature = {
  backoffice: { calls: [personalData], slices: [personalDataRoutes] },
  tasks: [retention],
}
