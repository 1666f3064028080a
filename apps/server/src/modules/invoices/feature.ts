import * as invoices from '@enlace/contract/invoices/calls.ts'
import * as invoicesDesk from '@enlace/contract/invoices/desk/calls.ts'
import * as radian from '@enlace/contract/invoices/radian/calls.ts'
import * as radianDesk from '@enlace/contract/invoices/radian/desk-calls.ts'
import type { Feature } from '../../core/feature.ts'
import { waitingInvoices } from './desk/queries.ts'
import { invoicesDeskRoutes } from './desk/routes.ts'
import { radianDeskRoutes } from './radian/desk-routes.ts'
import { radianWarnings } from './radian/jobs.ts'
import { radianRoutes } from './radian/routes.ts'
import { invoiceRoutes } from './supplier/routes.ts'

export const invoicesFeature: Feature = {
  portal: { calls: [invoices, radian], slices: [invoiceRoutes, radianRoutes] },
  backoffice: { calls: [invoicesDesk, radianDesk], slices: [invoicesDeskRoutes, radianDeskRoutes] },
  tasks: [radianWarnings],
  counts: { 'submitted-invoices': waitingInvoices },
}
