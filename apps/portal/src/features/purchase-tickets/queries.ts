import { getPurchaseTicket, listPurchaseTickets } from '@enlace/contract/features/purchase-tickets/calls'
import type { PurchaseTicketsQuery } from '@enlace/contract/features/purchase-tickets/schemas'
import { callQuery } from '../../core/http/call-query.ts'

/** A page of the selected account's warehouse entries. */
export const purchaseTicketsQuery = (query: PurchaseTicketsQuery) => callQuery(listPurchaseTickets, { query })

/** One warehouse entry with its items. */
export const purchaseTicketQuery = (id: string) => callQuery(getPurchaseTicket, { params: { id } })
