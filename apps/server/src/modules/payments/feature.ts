import * as paymentSettings from '@enlace/contract/payments/settings/calls.ts'
import * as payments from '@enlace/contract/payments/calls.ts'
import * as receivedPayments from '@enlace/contract/payments/desk/calls.ts'
import type { Feature } from '../../core/feature.ts'
import { paymentEventRoutes } from './event-routes.ts'
import { receivedPaymentRoutes } from './desk/routes.ts'
import { paymentSettingsRoutes } from './settings/routes.ts'
import { paymentRoutes } from './routes.ts'

export const paymentsFeature: Feature = {
  portal: { calls: [payments], slices: [paymentRoutes, paymentEventRoutes] },
  backoffice: {
    calls: [paymentSettings, receivedPayments],
    slices: [paymentSettingsRoutes, receivedPaymentRoutes],
  },
}
