import { PurchaseTicketsQuery } from '@enlace/contract/features/purchase-tickets/schemas'
import * as z from 'zod/mini'

/** What the address of the list says after its path. */
export const TicketFilter = z.omit(PurchaseTicketsQuery, { days: true })
export type TicketFilter = z.infer<typeof TicketFilter>
