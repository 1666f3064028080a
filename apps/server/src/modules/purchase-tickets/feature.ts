import * as purchaseTicketLines from '@enlace/contract/purchase-tickets/lines-calls'
import * as purchaseTickets from '@enlace/contract/purchase-tickets/calls'
import * as purchaseTicketActs from '@enlace/contract/purchase-tickets/act-calls'
import * as purchaseTicketPapers from '@enlace/contract/purchase-tickets/paper-calls'
import * as purchaseTicketExports from '@enlace/contract/purchase-tickets/export-calls'
import type { Feature } from '../../core/feature.ts'
import { purchaseTicketActRoutes } from './act-routes.ts'
import { purchaseTicketLinesRoutes } from './lines-routes.ts'
import { purchaseTicketPdfRoutes } from './pdf-routes.ts'
import { purchaseTicketRoutes } from './routes.ts'

export const purchaseTicketsFeature: Feature = {
  portal: {
    calls: [
      purchaseTicketLines,
      purchaseTickets,
      purchaseTicketActs,
      purchaseTicketPapers,
      purchaseTicketExports,
    ],
    slices: [
      purchaseTicketLinesRoutes,
      purchaseTicketRoutes,
      purchaseTicketActRoutes,
      purchaseTicketPdfRoutes,
    ],
  },
}
