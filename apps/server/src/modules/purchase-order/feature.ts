import * as purchaseOrderLines from '@enlace/contract/purchase-order/lines-calls'
import * as purchaseOrder from '@enlace/contract/purchase-order/calls'
import * as purchaseOrderActs from '@enlace/contract/purchase-order/act-calls'
import * as purchaseOrderPapers from '@enlace/contract/purchase-order/paper-calls'
import * as purchaseOrderExports from '@enlace/contract/purchase-order/export-calls'
import * as proposalsDesk from '@enlace/contract/purchase-order/proposals/calls'
import type { Feature } from '../../core/feature.ts'
import { purchaseOrderActRoutes } from './act-routes.ts'
import { purchaseOrderLinesRoutes } from './lines-routes.ts'
import { purchaseOrderPdfRoutes } from './pdf-routes.ts'
import { waitingProposals } from './proposals/queries.ts'
import { proposalsDeskRoutes } from './proposals/routes.ts'
import { purchaseOrderRoutes } from './routes.ts'

export const purchaseOrderFeature: Feature = {
  portal: {
    calls: [purchaseOrderLines, purchaseOrder, purchaseOrderActs, purchaseOrderPapers, purchaseOrderExports],
    slices: [purchaseOrderLinesRoutes, purchaseOrderRoutes, purchaseOrderActRoutes, purchaseOrderPdfRoutes],
  },
  backoffice: { calls: [proposalsDesk], slices: [proposalsDeskRoutes] },
  counts: { proposals: waitingProposals },
}
