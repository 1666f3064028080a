import {
  getPurchaseTicket,
  listPurchaseTicketRows,
  listPurchaseTickets,
} from '@enlace/contract/purchase-tickets/calls.ts'
import type { PurchaseTicket, PurchaseTicketsQuery } from '@enlace/contract/purchase-tickets/schemas.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { send } from '../../core/http/client.ts'
import { sliceQueryOf } from '@enlace/web/list/filters.ts'
import type { ListPlace } from '@enlace/web/list/list-place.ts'
import type { LoadSlice } from '@enlace/web/list/use-slices.ts'

/** A page of the selected account's warehouse entries. */
export const purchaseTicketsQuery = (query: PurchaseTicketsQuery) => callQuery(listPurchaseTickets, { query })

/** The rows of the whole list, a slice at a time. */
export const purchaseTicketSlice =
  (place: ListPlace): LoadSlice<PurchaseTicket> =>
  (after, signal) =>
    send(listPurchaseTicketRows, { query: sliceQueryOf(place, after) }, { signal })

/** One warehouse entry with its items. */
export const purchaseTicketQuery = (id: string) => callQuery(getPurchaseTicket, { params: { id } })
