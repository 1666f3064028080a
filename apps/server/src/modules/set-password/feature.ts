import * as setPassword from '@enlace/contract/set-password/calls.ts'
import type { Feature } from '../../core/feature.ts'
import { setPasswordRoutes } from './routes.ts'

export const setPasswordFeature: Feature = {
  portal: { calls: [setPassword], slices: [setPasswordRoutes] },
}
