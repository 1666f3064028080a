import * as parameters from '@enlace/contract/parameters/calls.ts'
import type { Feature } from '../../core/feature.ts'
import { parametersRoutes } from './routes.ts'

export const parametersFeature: Feature = {
  backoffice: { calls: [parameters], slices: [parametersRoutes] },
}
