import * as trial from '@enlace/contract/trial/calls.ts'
import type { Feature } from '../../core/feature.ts'
import { trialRoutes } from './routes.ts'

export const trialFeature: Feature = { backoffice: { calls: [trial], slices: [trialRoutes] } }
