import * as purchaseTicketActs from '@enlace/contract/purchase-tickets/act-calls.ts'
import * as purchaseTickets from '@enlace/contract/purchase-tickets/calls.ts'
import type { Feature } from '../../core/feature.ts'
import { purchaseTicketActRoutes, purchaseTicketRoutes } from './routes.ts'

export const purchaseTicketsFeature: Feature = {
  portal: {
    calls: [purchaseTickets, purchaseTicketActs],
    slices: [purchaseTicketRoutes, purchaseTicketActRoutes],
  },
}
