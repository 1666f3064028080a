import * as invoices from '@enlace/contract/invoices/calls.ts'
import * as invoicesDesk from '@enlace/contract/invoices/desk/calls.ts'
import * as radian from '@enlace/contract/invoices/radian/calls.ts'
import * as radianDesk from '@enlace/contract/invoices/radian/desk-calls.ts'
import * as invoiceLists from '@enlace/contract/invoices/lists/calls.ts'
import type { Feature } from '../../core/feature.ts'
import * as invoicesFromOrder from '@enlace/contract/invoices/from-order/calls.ts'
import * as supportingPermission from '@enlace/contract/invoices/permission/calls.ts'
import * as issued from '@enlace/contract/invoices/issued/calls.ts'
import * as supporting from '@enlace/contract/invoices/supporting/calls.ts'
import { waitingInvoices } from './desk/queries.ts'
import { invoiceListsRoutes } from './lists/routes.ts'
import { rulePreviewRoutes } from './desk/rule-routes.ts'
import { invoicesDeskRoutes } from './desk/routes.ts'
import { supportingPermissionRoutes } from './permission/routes.ts'
import { issuedDeskRoutes } from './issued/routes.ts'
import { radianDeskRoutes } from './radian/desk-routes.ts'
import { radianWarnings } from './radian/jobs.ts'
import { radianRoutes } from './radian/routes.ts'
import { supportingRoutes } from './supporting/routes.ts'
import { fromOrderRoutes } from './from-order/routes.ts'
import { invoiceRoutes } from './supplier/routes.ts'

export const invoicesFeature: Feature = {
  portal: {
    calls: [invoices, invoicesFromOrder, supporting, radian],
    slices: [invoiceRoutes, fromOrderRoutes, supportingRoutes, radianRoutes],
  },
  backoffice: {
    calls: [invoicesDesk, supportingPermission, radianDesk, invoiceLists, issued],
    slices: [
      invoicesDeskRoutes,
      rulePreviewRoutes,
      supportingPermissionRoutes,
      radianDeskRoutes,
      invoiceListsRoutes,
      issuedDeskRoutes,
    ],
  },
  tasks: [radianWarnings],
  counts: { 'submitted-invoices': waitingInvoices },
}
