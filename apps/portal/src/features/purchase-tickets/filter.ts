import type { PurchaseTicketsQuery } from '@enlace/contract/purchase-tickets/schemas'
import { commonReaders, type FilterReaders, oneOf, readWritten } from '@enlace/web/list/read-filter.ts'

/** What the address of the list says after its path. */
export type TicketFilter = Omit<PurchaseTicketsQuery, 'days'>

/** How that is read. */
export const ticketReaders: FilterReaders<TicketFilter> = {
  ...commonReaders,
  sin_facturar: oneOf(['1']),
  bodega: readWritten,
}
