import * as z from 'zod/mini'
import { DocumentActs } from '../acts/schemas.ts'
import { answersOf, filtersShapeOf, queriesOf } from '../documents/shapes.ts'
import { ticketDocument } from './document.ts'

const answers = answersOf(ticketDocument)

/** A warehouse entry by purchase, the page of the list with totals and counts, and a slice of all rows of a filter. */
export const { Row: PurchaseTicket, Page: PurchaseTickets, Rows: PurchaseTicketRows } = answers
export type PurchaseTicket = z.infer<typeof PurchaseTicket>
export type PurchaseTickets = z.infer<typeof PurchaseTickets>

/** The queries of the list, of its rows without pages, and of its file. */
export const {
  Query: PurchaseTicketsQuery,
  SliceQuery: PurchaseTicketsSliceQuery,
  ExportQuery: PurchaseTicketsExportQuery,
} = queriesOf(filtersShapeOf(ticketDocument.filters))
export type PurchaseTicketsQuery = z.infer<typeof PurchaseTicketsQuery>

/** One item received. */
export type PurchaseTicketLine = z.infer<typeof answers.Line>

/** One entry with its items, its order and its invoices. */
export const PurchaseTicketDetail = z.extend(answers.Detail, { acts: DocumentActs })
export type PurchaseTicketDetail = z.infer<typeof PurchaseTicketDetail>
