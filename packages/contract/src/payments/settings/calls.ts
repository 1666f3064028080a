import * as z from 'zod/mini'
import { defineCall } from '../../core/call.ts'
import { wholeNumber } from '../../core/values.ts'
import { GatewayKeys, PaymentRecipients, PaymentSettings, WrittenConcept } from './schemas.ts'

const access = { actor: 'staff', area: 'settings' } as const

export const getPaymentSettings = defineCall({
  purpose: 'How the company takes online payments: its gateway without secrets, its state and its concepts.',
  method: 'GET',
  path: '/staff/payment-settings',
  access,
  answer: PaymentSettings,
})

export const setPaymentKeys = defineCall({
  purpose:
    'Stores the keys of the company’s account at Wompi; the secret ones are sealed and never told again.',
  method: 'PUT',
  path: '/staff/payment-settings/keys',
  access,
  stepUp: true,
  body: GatewayKeys,
  answer: PaymentSettings,
})

export const switchPayments = defineCall({
  purpose: 'Turns the company’s online payments on or off.',
  method: 'PUT',
  path: '/staff/payment-settings/state',
  access,
  stepUp: true,
  body: z.object({ activo: z.boolean() }),
  answer: PaymentSettings,
})

/** Asks the gateway with the stored keys; nothing is paid. */
export const testPaymentGateway = defineCall({
  purpose: 'Asks the gateway whether it is there and knows the company’s account.',
  method: 'POST',
  path: '/staff/payment-settings/test',
  access,
  answer: z.object({ responde: z.boolean() }),
})

export const addPaymentConcept = defineCall({
  purpose: 'Adds something that can be paid online.',
  method: 'POST',
  path: '/staff/payment-settings/concepts',
  access,
  body: WrittenConcept,
  answer: PaymentSettings,
})

export const changePaymentConcept = defineCall({
  purpose: 'Changes something that can be paid online, or withdraws it; its payments keep its name.',
  method: 'PUT',
  path: '/staff/payment-settings/concepts/:id',
  access,
  params: z.object({ id: wholeNumber(1, 2_147_483_647) }),
  body: WrittenConcept,
  answer: PaymentSettings,
})

export const setPaymentRecipients = defineCall({
  purpose:
    'Sets who of the company is mailed when an online payment is approved; nobody where there is none.',
  method: 'PUT',
  path: '/staff/payment-settings/recipients',
  access,
  body: PaymentRecipients,
  answer: PaymentSettings,
})
