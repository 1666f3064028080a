import * as z from 'zod/mini'
import { DocumentActs } from '../acts/schemas.ts'
import { answersOf, filtersShapeOf, queriesOf } from '../documents/shapes.ts'
import { orderDocument } from './document.ts'

const answers = answersOf(orderDocument)

/** A purchase order, the page of the list with totals and counts, and a slice of all rows of a filter. */
export const { Row: PurchaseOrder, Page: PurchaseOrders, Rows: PurchaseOrderRows } = answers
export type PurchaseOrder = z.infer<typeof PurchaseOrder>
export type PurchaseOrders = z.infer<typeof PurchaseOrders>

/** The queries of the list, of its rows without pages, and of its file. */
export const {
  Query: PurchaseOrdersQuery,
  SliceQuery: PurchaseOrdersSliceQuery,
  ExportQuery: PurchaseOrdersExportQuery,
} = queriesOf(filtersShapeOf(orderDocument.filters))
export type PurchaseOrdersQuery = z.infer<typeof PurchaseOrdersQuery>

/** One line of an order. */
export type PurchaseOrderLine = z.infer<typeof answers.Line>

/** One order with its lines and related documents. */
export const PurchaseOrderDetail = z.extend(answers.Detail, { acts: DocumentActs })
export type PurchaseOrderDetail = z.infer<typeof PurchaseOrderDetail>
