import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import { BegunPayment, Gateway, NewPayment, Payment, PaymentOptions, PaymentToken } from './schemas.ts'

const visitor = { actor: 'visitor' } as const

export const getPaymentOptions = defineCall({
  purpose: 'Whether the company takes online payments, and for what (screens 2.15).',
  method: 'GET',
  path: '/payments/options',
  access: visitor,
  answer: PaymentOptions,
})

/** Starts a payment and returns the URL to pay it. The same form sent again returns the same payment. */
export const createPayment = defineCall({
  purpose:
    'Payment create (spec 7): begins a payment; the same key or an open one of the same reference is one.',
  method: 'POST',
  path: '/payments/create',
  access: visitor,
  limit: 'payment',
  body: NewPayment,
  answer: BegunPayment,
})

export const validatePayment = defineCall({
  purpose: 'Payment validate (spec 7): the state of a payment, asked of the gateway while it is pending.',
  method: 'POST',
  path: '/payments/validate',
  access: visitor,
  limit: 'request-status',
  body: z.object({ token: PaymentToken }),
  answer: Payment,
  isQuiet: true,
  isBackground: true,
})

export const retryPayment = defineCall({
  purpose: 'Begins again a payment that was rejected or expired, with the same data (screens 2.15).',
  method: 'POST',
  path: '/payments/retry',
  access: visitor,
  limit: 'payment',
  body: z.object({ token: PaymentToken }),
  answer: BegunPayment,
})

/** Receives a gateway's event about a transaction, verified by the signature of the raw body. */
export const receivePaymentEvent = defineCall({
  purpose: 'Signed events of the payment gateways. No session opens it: the signature over the body does.',
  method: 'POST',
  path: '/payments/events/:gateway/:company',
  access: { actor: 'system' },
  params: z.object({ gateway: Gateway, company: z.coerce.number().check(z.int(), z.minimum(1)) }),
  answer: z.object({ received: z.boolean() }),
})
