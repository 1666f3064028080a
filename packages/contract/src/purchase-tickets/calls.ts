import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import { placeAccess } from '../content/menu/access.ts'
import { DocumentId } from '../core/values.ts'
import {
  PurchaseTicketDetail,
  PurchaseTicketRows,
  PurchaseTickets,
  PurchaseTicketsQuery,
  PurchaseTicketsSliceQuery,
} from './schemas.ts'

const access = placeAccess.purchaseTickets

/** The warehouse entries of the selected account, newest first. */
export const listPurchaseTickets = defineCall({
  purpose: 'Warehouse entries of the selected account, newest first.',
  method: 'GET',
  path: '/purchase-tickets',
  access,
  query: PurchaseTicketsQuery,
  answer: PurchaseTickets,
})

/** One warehouse entry with its items. */
export const getPurchaseTicket = defineCall({
  purpose: 'One warehouse entry with its items and related documents.',
  method: 'GET',
  path: '/purchase-tickets/:id',
  access,
  params: z.object({ id: DocumentId }),
  answer: PurchaseTicketDetail,
})

/** Warehouse entries of the whole filter, a slice at a time: for "Ver todo". */
export const listPurchaseTicketRows = defineCall({
  purpose: 'Warehouse entries of the whole filter by key, a slice at a time.',
  method: 'GET',
  path: '/purchase-tickets/rows',
  access,
  query: PurchaseTicketsSliceQuery,
  answer: PurchaseTicketRows,
  isQuiet: true,
})
