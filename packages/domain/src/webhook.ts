/** What a company's own programs may be told of, in the order in which lists name it. */
export const webhookEvents = [
  'registration.approved',
  'purchase-order.confirmed',
  'debit-note.objected',
  'question.opened',
  'bank-change.requested',
  'supplier.updated',
] as const

/** One thing that a company's programs may be told of. */
export type WebhookEvent = (typeof webhookEvents)[number]

/** What is sent to try an address out; nobody chooses it. */
export const webhookTest = 'webhook.test' as const

/** How a delivery stands. */
export const webhookDeliveryStates = ['pendiente', 'entregada', 'fallida'] as const
export type WebhookDeliveryState = (typeof webhookDeliveryStates)[number]

/** How an endpoint stands: off by somebody's hand, or by itself after it failed for days or said that it is gone. */
export const webhookEndpointStates = ['activo', 'con_fallos', 'inactivo', 'desactivado'] as const
export type WebhookEndpointState = (typeof webhookEndpointStates)[number]

/** How a secret begins, by which libraries of the convention know one. */
export const webhookSecretStart = 'whsec_'
