import * as purchaseTicketActs from '@enlace/contract/purchase-tickets/act-calls.ts'
import * as purchaseTickets from '@enlace/contract/purchase-tickets/calls.ts'
import { deskTickets } from '@enlace/contract/purchase-tickets/desk/calls.ts'
import type { Feature } from '../../core/feature.ts'
import { ticketsDeskRoutes } from './desk-routes.ts'
import { purchaseTicketActRoutes, purchaseTicketRoutes } from './routes.ts'

export const purchaseTicketsFeature: Feature = {
  portal: {
    calls: [purchaseTickets, purchaseTicketActs],
    slices: [purchaseTicketRoutes, purchaseTicketActRoutes],
  },
  backoffice: { calls: [deskTickets], slices: [ticketsDeskRoutes] },
}
