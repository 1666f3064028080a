export { describedTickets } from './desk-present.ts'
export { ticketExport } from './export-present.ts'
export { purchaseTicketsFeature } from './feature.ts'
