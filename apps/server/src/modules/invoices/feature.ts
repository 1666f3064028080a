import * as invoices from '@enlace/contract/invoices/calls.ts'
import * as invoicesDesk from '@enlace/contract/invoices/desk/calls.ts'
import type { Feature } from '../../core/feature.ts'
import * as invoicesFromOrder from '@enlace/contract/invoices/from-order/calls.ts'
import * as supportingPermission from '@enlace/contract/invoices/permission/calls.ts'
import * as supporting from '@enlace/contract/invoices/supporting/calls.ts'
import { waitingInvoices } from './desk/queries.ts'
import { invoicesDeskRoutes } from './desk/routes.ts'
import { supportingPermissionRoutes } from './permission/routes.ts'
import { supportingRoutes } from './supporting/routes.ts'
import { fromOrderRoutes } from './from-order/routes.ts'
import { invoiceRoutes } from './supplier/routes.ts'

export const invoicesFeature: Feature = {
  portal: {
    calls: [invoices, invoicesFromOrder, supporting],
    slices: [invoiceRoutes, fromOrderRoutes, supportingRoutes],
  },
  backoffice: {
    calls: [invoicesDesk, supportingPermission],
    slices: [invoicesDeskRoutes, supportingPermissionRoutes],
  },
  counts: { 'submitted-invoices': waitingInvoices },
}
