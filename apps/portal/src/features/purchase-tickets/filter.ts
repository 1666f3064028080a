import type { PurchaseTicketsQuery } from '@enlace/contract/purchase-tickets/schemas.ts'
import { ticketDocument } from '@enlace/contract/purchase-tickets/document.ts'
import { commonReaders, type FilterReaders } from '@enlace/web/list/read-filter.ts'
import { describedReaders } from '../../core/document/fields/described-filters.ts'

/** What the address of the list says after its path. */
export type TicketFilter = Omit<PurchaseTicketsQuery, 'days'>

/** How that is read. */
export const ticketReaders: FilterReaders<TicketFilter> = {
  ...commonReaders,
  ...describedReaders(ticketDocument.filters),
}
