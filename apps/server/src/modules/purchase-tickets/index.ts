export { ticketExport } from './present.ts'
export { purchaseTicketsFeature } from './feature.ts'
