import { defineCall } from '../../core/call.ts'
import { FileBytes } from '../../core/tickets/schemas.ts'
import {
  AskedPayment,
  NewRefund,
  OfPayment,
  OfRefund,
  ReceivedPaymentDetail,
  ReceivedPaymentRows,
  ReceivedPayments,
  ReceivedPaymentsFileQuery,
  ReceivedPaymentsQuery,
  ReceivedPaymentsSliceQuery,
  RefundWithdrawal,
} from './schemas.ts'

const access = { actor: 'staff', area: 'online-payments' } as const

export const listReceivedPayments = defineCall({
  purpose: 'The payments that were made to the company online, newest first.',
  method: 'GET',
  path: '/staff/online-payments',
  access,
  query: ReceivedPaymentsQuery,
  answer: ReceivedPayments,
})

export const listReceivedPaymentRows = defineCall({
  purpose: 'Online payments of the whole filter by key, a slice at a time.',
  method: 'GET',
  path: '/staff/online-payments/rows',
  access,
  query: ReceivedPaymentsSliceQuery,
  answer: ReceivedPaymentRows,
  isQuiet: true,
})

export const exportReceivedPayments = defineCall({
  purpose: 'All online payments that a filter finds, as XLSX or CSV.',
  method: 'GET',
  path: '/staff/online-payments/file',
  access,
  delivers: 'file',
  query: ReceivedPaymentsFileQuery,
  answer: FileBytes,
})

export const getReceivedPayment = defineCall({
  purpose: 'One online payment with its history and what the company gave back.',
  method: 'GET',
  path: '/staff/online-payments/:id',
  access,
  params: OfPayment,
  answer: ReceivedPaymentDetail,
})

/** Asks the gateway with the stored keys; only its answer changes the payment. */
export const askAboutPayment = defineCall({
  purpose: 'Asks the gateway where a payment stands and brings it up to date.',
  method: 'POST',
  path: '/staff/online-payments/:id/question',
  access,
  params: OfPayment,
  answer: AskedPayment,
})

/** Notes what was given back elsewhere; no money is moved. */
export const noteRefund = defineCall({
  purpose: 'Notes that the company gave a payment or a part of it back, at the gateway or by its bank.',
  method: 'POST',
  path: '/staff/online-payments/:id/refunds',
  access,
  stepUp: true,
  params: OfPayment,
  body: NewRefund,
  answer: ReceivedPaymentDetail,
})

export const withdrawRefund = defineCall({
  purpose: 'Takes a wrongly noted refund back; the note and the reason stay.',
  method: 'POST',
  path: '/staff/online-payments/:id/refunds/:refund/withdrawal',
  access,
  stepUp: true,
  params: OfRefund,
  body: RefundWithdrawal,
  answer: ReceivedPaymentDetail,
})
