import { useQuery } from '@tanstack/react-query'
import type { BillableOrder, OrderComparison } from '@enlace/contract/invoices/from-order/schemas.ts'
import type { InvoiceDetail } from '@enlace/contract/invoices/schemas.ts'
import { billableOrderQuery, comparisonQuery } from '../../../core/invoices/queries.ts'

/** What the invoice of an order should say; undefined without an order, and for one that is not the supplier's. */
export function useBillableOrder(order: string | undefined): BillableOrder | undefined {
  return useQuery({ ...billableOrderQuery(order ?? ''), enabled: order !== undefined }).data
}

/** How a draft compares with the order that it is meant for; undefined without one, and for what is handed in. */
export function useComparison(
  { id, radicado, match }: InvoiceDetail,
  order: string | undefined,
): OrderComparison | undefined {
  const isCompared = order !== undefined && radicado === null && match !== null
  return useQuery({ ...comparisonQuery(id, order ?? ''), enabled: isCompared }).data
}
