import * as invoices from '@enlace/contract/invoices/calls.ts'
import * as invoicesDesk from '@enlace/contract/invoices/desk/calls.ts'
import type { Feature } from '../../core/feature.ts'
import { waitingInvoices } from './desk/queries.ts'
import { invoicesDeskRoutes } from './desk/routes.ts'
import { invoiceRoutes } from './supplier/routes.ts'

export const invoicesFeature: Feature = {
  portal: { calls: [invoices], slices: [invoiceRoutes] },
  backoffice: { calls: [invoicesDesk], slices: [invoicesDeskRoutes] },
  counts: { 'submitted-invoices': waitingInvoices },
}
