import * as supplierKeys from '@enlace/contract/supplier-keys/calls.ts'
import type { Feature } from '../../core/feature.ts'
import { supplierKeysRoutes } from './routes.ts'

export const supplierKeysFeature: Feature = {
  portal: { calls: [supplierKeys], slices: [supplierKeysRoutes] },
}
