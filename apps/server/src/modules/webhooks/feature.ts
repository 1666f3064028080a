import * as webhooks from '@enlace/contract/webhooks/calls.ts'
import type { Feature } from '../../core/feature.ts'
import { webhooksRoutes } from './desk-routes.ts'

export const webhooksFeature: Feature = {
  backoffice: { calls: [webhooks], slices: [webhooksRoutes] },
}
