import * as z from 'zod/mini'
import { DocumentActs } from '../acts/schemas.ts'
import { answersOf, filtersShapeOf, queriesOf } from '../documents/shapes.ts'
import { orderDocument } from './document.ts'

const answers = answersOf(orderDocument)

/** A purchase order. */
export const PurchaseOrder = answers.Row
export type PurchaseOrder = z.infer<typeof PurchaseOrder>

/** The queries of the list, of its rows without pages, and of its file. */
export const {
  Query: PurchaseOrdersQuery,
  SliceQuery: PurchaseOrdersSliceQuery,
  ExportQuery: PurchaseOrdersExportQuery,
} = queriesOf(filtersShapeOf(orderDocument.filters))
export type PurchaseOrdersQuery = z.infer<typeof PurchaseOrdersQuery>

/** The page of orders with totals and counts. */
export const PurchaseOrders = answers.Page
export type PurchaseOrders = z.infer<typeof PurchaseOrders>

/** One line of an order. */
export type PurchaseOrderLine = z.infer<typeof answers.Line>

/** One order with its lines and related documents. */
export const PurchaseOrderDetail = z.extend(answers.Detail, { acts: DocumentActs })
export type PurchaseOrderDetail = z.infer<typeof PurchaseOrderDetail>

/** A slice of all rows of a filter. */
export const PurchaseOrderRows = answers.Rows
