import * as invoiceBatches from '@enlace/contract/invoice-batches/calls.ts'
import type { Feature } from '../../core/feature.ts'
import { invoiceBatchRoutes } from './routes.ts'

export const invoiceBatchesFeature: Feature = {
  backoffice: { calls: [invoiceBatches], slices: [invoiceBatchRoutes] },
}
