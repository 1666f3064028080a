import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import { wholeNumber } from '../core/values.ts'
import {
  DeliveryFilter,
  NewWebhook,
  SecretRotation,
  ToldSecret,
  Webhook,
  WebhookChange,
  WebhookDelivery,
  WebhookDetail,
} from './schemas.ts'

const access = { actor: 'staff', area: 'operation' } as const
const params = z.object({ id: z.uuid() })
const deliveryParams = z.object({ id: z.uuid(), delivery: z.uuid() })

/** The endpoints of the company. */
export const listWebhooks = defineCall({
  purpose: 'The addresses that are told what happens, without their secrets, and how deliveries to each go.',
  method: 'GET',
  path: '/staff/webhooks',
  access,
  answer: z.object({ webhooks: z.array(Webhook) }),
})

/** One endpoint with a page of its deliveries. */
export const getWebhook = defineCall({
  purpose:
    'An address without its secret, and what was and is to be delivered to it in the last thirty days, newest first.',
  method: 'GET',
  path: '/staff/webhooks/:id',
  access,
  params,
  query: DeliveryFilter,
  answer: WebhookDetail,
})

/** Creates an endpoint; its secret is shown only once. */
export const createWebhook = defineCall({
  purpose: 'Adds an address that is told what happens; its secret is told in this answer and never again.',
  method: 'POST',
  path: '/staff/webhooks',
  access,
  stepUp: true,
  body: NewWebhook,
  answer: ToldSecret,
})

/** Changes an endpoint, or switches it on or off. */
export const changeWebhook = defineCall({
  purpose: 'Changes the address, the events or whether it is told at all.',
  method: 'PUT',
  path: '/staff/webhooks/:id',
  access,
  stepUp: true,
  params,
  body: WebhookChange,
  answer: z.object({}),
})

/** Replaces a secret; the old one also signs for a while. */
export const rotateWebhookSecret = defineCall({
  purpose: 'Makes another secret; for some hours messages carry the signatures of both.',
  method: 'POST',
  path: '/staff/webhooks/:id/rotate',
  access,
  stepUp: true,
  params,
  body: SecretRotation,
  answer: ToldSecret,
})

/** Deletes an endpoint with its deliveries. */
export const removeWebhook = defineCall({
  purpose: 'Removes an address with what was and what was still to be delivered to it.',
  method: 'DELETE',
  path: '/staff/webhooks/:id',
  access,
  params,
  query: z.object({ version: wholeNumber(1, 100_000) }),
  answer: z.object({}),
})

export const testWebhook = defineCall({
  purpose: 'Sends a test message once, also to an address that is off.',
  method: 'POST',
  path: '/staff/webhooks/:id/test',
  access,
  params,
  answer: z.object({ delivery: z.uuid() }),
})

export const getWebhookDelivery = defineCall({
  purpose: 'A delivery with the message as it was signed and the first of what was answered.',
  method: 'GET',
  path: '/staff/webhooks/:id/deliveries/:delivery',
  access,
  params: deliveryParams,
  answer: WebhookDelivery,
})

export const resendWebhookDelivery = defineCall({
  purpose: 'Sends what was delivered or given up once more, under the same id.',
  method: 'POST',
  path: '/staff/webhooks/:id/deliveries/:delivery/resend',
  access,
  params: deliveryParams,
  answer: z.object({}),
})
