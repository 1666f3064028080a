import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import { placeAccess } from '../content/menu/access.ts'
import { DocumentId } from '../core/values.ts'
import {
  PaidInvoiceRows,
  PaidInvoices,
  PaymentMadeDetail,
  PaymentMadeRows,
  PaymentsMade,
  PaymentsMadeQuery,
  PaymentsMadeSliceQuery,
} from './schemas.ts'

const access = placeAccess.paymentsMade

/** The payments to the selected account, newest first. */
export const listPaymentsMade = defineCall({
  purpose: 'Payments to the selected account, newest first, with totals of each withholding.',
  method: 'GET',
  path: '/payments-made',
  access,
  query: PaymentsMadeQuery,
  answer: PaymentsMade,
})

/** The invoices that were paid, each with its payment, newest first. */
export const listPaidInvoices = defineCall({
  purpose: 'Paid invoices of the selected account, each with its payment and what was taken off.',
  method: 'GET',
  path: '/payments-made/invoices',
  access,
  query: PaymentsMadeQuery,
  answer: PaidInvoices,
})

/** One payment with the invoices that it covers. */
export const getPaymentMade = defineCall({
  purpose: 'One payment with the invoices that it covers and its related documents.',
  method: 'GET',
  path: '/payments-made/:id',
  access,
  params: z.object({ id: DocumentId }),
  answer: PaymentMadeDetail,
})

/** Payments of the whole filter, a slice at a time: for "Ver todo". */
export const listPaymentMadeRows = defineCall({
  purpose: 'Payments of the whole filter by key, a slice at a time.',
  method: 'GET',
  path: '/payments-made/rows',
  access,
  query: PaymentsMadeSliceQuery,
  answer: PaymentMadeRows,
  isQuiet: true,
})

/** Paid invoices of the whole filter, a slice at a time: for "Ver todo". */
export const listPaidInvoiceRows = defineCall({
  purpose: 'Paid invoices of the whole filter by key, a slice at a time.',
  method: 'GET',
  path: '/payments-made/invoices/rows',
  access,
  query: PaymentsMadeSliceQuery,
  answer: PaidInvoiceRows,
  isQuiet: true,
})
