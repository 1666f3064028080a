import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import { placeAccess } from '../content/menu/access.ts'
import { DocumentId } from '../core/values.ts'
import {
  PurchaseOrderDetail,
  PurchaseOrderRows,
  PurchaseOrders,
  PurchaseOrdersQuery,
  PurchaseOrdersSliceQuery,
} from './schemas.ts'

const access = placeAccess.purchaseOrders

/** The purchase orders of the selected account, newest first. */
export const listPurchaseOrders = defineCall({
  purpose: 'Purchase orders of the selected account, newest first.',
  method: 'GET',
  path: '/purchase-order',
  access,
  query: PurchaseOrdersQuery,
  answer: PurchaseOrders,
})

/** One purchase order with its lines; opening a new one marks it as seen. */
export const getPurchaseOrder = defineCall({
  purpose: 'One purchase order with its lines and related documents.',
  method: 'GET',
  path: '/purchase-order/:id',
  access,
  params: z.object({ id: DocumentId }),
  answer: PurchaseOrderDetail,
})

/** Purchase orders of the whole filter, a slice at a time: for "Ver todo". */
export const listPurchaseOrderRows = defineCall({
  purpose: 'Purchase orders of the whole filter by key, a slice at a time.',
  method: 'GET',
  path: '/purchase-order/rows',
  access,
  query: PurchaseOrdersSliceQuery,
  answer: PurchaseOrderRows,
  isQuiet: true,
})
