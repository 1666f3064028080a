import type { UseQueryOptions } from '@tanstack/react-query'
import type { CallKey } from '@enlace/api-client/queries.ts'
import {
  getPaymentMade,
  listPaidInvoiceRows,
  listPaidInvoices,
  listPaymentMadeRows,
  listPaymentsMade,
} from '@enlace/contract/payments-made/calls.ts'
import type { PaidInvoice, PaymentMade } from '@enlace/contract/payments-made/schemas.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { send } from '../../core/http/client.ts'
import { sliceQueryOf } from '@enlace/web/list/filters.ts'
import type { ListPlace } from '@enlace/web/list/list-place.ts'
import type { LoadSlice } from '@enlace/web/list/use-slices.ts'
import type { PaymentsAnswer } from './summary/answer.ts'
import type { PaymentFilter } from './filter.ts'

/** A page of the selected account's payments, by payment or by invoice. */
export function paymentsMadeQuery(
  days: number,
  { por, ...filter }: PaymentFilter,
): UseQueryOptions<PaymentsAnswer, Error, PaymentsAnswer, CallKey> {
  const query = { ...filter, days }
  const { queryKey, queryFn } =
    por === 'factura' ? callQuery(listPaidInvoices, { query }) : callQuery(listPaymentsMade, { query })
  return { queryKey, ...(queryFn && { queryFn }) }
}

/** The payments of the whole list, a slice at a time. */
export const paymentSlice =
  (place: ListPlace<PaymentFilter>): LoadSlice<PaymentMade> =>
  (after, signal) =>
    send(listPaymentMadeRows, { query: unturned(place, after) }, { signal })

/** The paid invoices of the whole list, a slice at a time. */
export const paidInvoiceSlice =
  (place: ListPlace<PaymentFilter>): LoadSlice<PaidInvoice> =>
  (after, signal) =>
    send(listPaidInvoiceRows, { query: unturned(place, after) }, { signal })

/** The filter without its turn to invoices, which is a call of its own. */
function unturned(place: ListPlace<PaymentFilter>, after: string | undefined) {
  const { por: _, ...query } = sliceQueryOf(place, after)
  return query
}

/** One payment with the invoices that it covers. */
export const paymentMadeQuery = (id: string) => callQuery(getPaymentMade, { params: { id } })
