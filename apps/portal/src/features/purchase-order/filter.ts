import { PurchaseOrdersQuery } from '@enlace/contract/features/purchase-order/schemas'
import * as z from 'zod/mini'

/** What the address of the list says after its path. */
export const OrderFilter = z.omit(PurchaseOrdersQuery, { days: true })
export type OrderFilter = z.infer<typeof OrderFilter>
