import * as paymentsMade from '@enlace/contract/payments-made/calls.ts'
import { deskPayments } from '@enlace/contract/payments-made/desk/calls.ts'
import type { Feature } from '../../core/feature.ts'
import { paymentsDeskRoutes } from './desk-routes.ts'
import { paymentMadeRoutes } from './routes.ts'

export const paymentsMadeFeature: Feature = {
  portal: { calls: [paymentsMade], slices: [paymentMadeRoutes] },
  backoffice: { calls: [deskPayments], slices: [paymentsDeskRoutes] },
}
