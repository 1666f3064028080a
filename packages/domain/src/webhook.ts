/** The events that a company's programs can subscribe to, in display order. */
export const webhookEvents = [
  'registration.approved',
  'purchase-order.confirmed',
  'debit-note.objected',
  'question.opened',
  'bank-change.requested',
  'bank-change.approved',
  'bank-change.applied',
  'bank-change.cancelled',
  'invoice.submitted',
  'invoice.accepted',
  'invoice.returned',
  'invoice.radian-due',
  'supplier.updated',
  'online-payment.approved',
  'online-payment.declined',
  'online-payment.refunded',
  'online-payment.refund-withdrawn',
] as const

/** An event that a company's programs can subscribe to. */
export type WebhookEvent = (typeof webhookEvents)[number]

/** The test event of an endpoint, which cannot be subscribed to. */
export const webhookTest = 'webhook.test' as const

/** The states of a delivery. */
export const webhookDeliveryStates = ['pendiente', 'entregada', 'fallida'] as const
export type WebhookDeliveryState = (typeof webhookDeliveryStates)[number]

/** The states of an endpoint: switched off by a user, or automatically after days of failures or a response that it is gone. */
export const webhookEndpointStates = ['activo', 'con_fallos', 'inactivo', 'desactivado'] as const
export type WebhookEndpointState = (typeof webhookEndpointStates)[number]

/** The prefix of a secret, by which libraries of the convention recognise it. */
export const webhookSecretStart = 'whsec_'
