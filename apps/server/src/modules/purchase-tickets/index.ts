export { describedTickets, ticketExport } from './present.ts'
export { purchaseTicketActRoutes, purchaseTicketRoutes } from './routes.ts'
