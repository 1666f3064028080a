import * as calls from '@enlace/contract/help/calls.ts'
import * as deskCalls from '@enlace/contract/help/desk-calls.ts'
import type { Feature } from '../../core/feature.ts'
import { helpDeskRoutes } from './desk-routes.ts'
import { helpRoutes } from './routes.ts'

export const helpFeature: Feature = {
  portal: { calls: [calls], slices: [helpRoutes] },
  backoffice: { calls: [deskCalls], slices: [helpDeskRoutes] },
}
