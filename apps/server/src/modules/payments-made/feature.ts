import * as paymentsMadeLines from '@enlace/contract/payments-made/lines-calls'
import * as paymentsMade from '@enlace/contract/payments-made/calls'
import * as paymentPapers from '@enlace/contract/payments-made/paper-calls'
import * as paymentMadeExports from '@enlace/contract/payments-made/export-calls'
import type { Feature } from '../../core/feature.ts'
import { paymentLinesRoutes } from './lines-routes.ts'
import { paymentVoucherRoutes } from './pdf-routes.ts'
import { paymentMadeRoutes } from './routes.ts'

export const paymentsMadeFeature: Feature = {
  portal: {
    calls: [paymentsMadeLines, paymentsMade, paymentPapers, paymentMadeExports],
    slices: [paymentLinesRoutes, paymentMadeRoutes, paymentVoucherRoutes],
  },
}
