import * as paymentsMade from '@enlace/contract/payments-made/calls.ts'
import type { Feature } from '../../core/feature.ts'
import { paymentMadeRoutes } from './routes.ts'

export const paymentsMadeFeature: Feature = {
  portal: { calls: [paymentsMade], slices: [paymentMadeRoutes] },
}
