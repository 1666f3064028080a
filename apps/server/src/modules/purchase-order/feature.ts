import * as purchaseOrderActs from '@enlace/contract/purchase-order/act-calls.ts'
import * as purchaseOrder from '@enlace/contract/purchase-order/calls.ts'
import { deskOrders } from '@enlace/contract/purchase-order/desk/calls.ts'
import * as proposalsDesk from '@enlace/contract/purchase-order/proposals/calls.ts'
import type { Feature } from '../../core/feature.ts'
import { ordersDeskRoutes } from './desk-routes.ts'
import { waitingProposals } from './proposals/queries.ts'
import { proposalsDeskRoutes } from './proposals/routes.ts'
import { purchaseOrderActRoutes, purchaseOrderRoutes } from './routes.ts'

export const purchaseOrderFeature: Feature = {
  portal: {
    calls: [purchaseOrder, purchaseOrderActs],
    slices: [purchaseOrderRoutes, purchaseOrderActRoutes],
  },
  backoffice: { calls: [proposalsDesk, deskOrders], slices: [proposalsDeskRoutes, ordersDeskRoutes] },
  counts: { proposals: waitingProposals },
}
