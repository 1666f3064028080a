import type { UseQueryOptions } from '@tanstack/react-query'
import type { CallKey } from '@enlace/api-client/queries'
import {
  getPaymentMade,
  listPaidInvoices,
  listPaymentsMade,
} from '@enlace/contract/features/payments-made/calls'
import { callQuery } from '../../core/http/call-query.ts'
import type { PaymentsAnswer } from './answer.ts'
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

/** One payment with the invoices that it covers. */
export const paymentMadeQuery = (id: string) => callQuery(getPaymentMade, { params: { id } })
