import * as apiKeys from '@enlace/contract/api-keys/calls.ts'
import type { Feature } from '../../core/feature.ts'
import { apiKeysRoutes } from './routes.ts'

export const apiKeysFeature: Feature = {
  backoffice: { calls: [apiKeys], slices: [apiKeysRoutes] },
}
