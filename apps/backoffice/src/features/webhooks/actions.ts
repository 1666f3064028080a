import type { DeliveryFilter, NewWebhook, ToldSecret, Webhook } from '@enlace/contract/webhooks/schemas.ts'

/** Which deliveries are looked at. */
export type DeliverySearch = DeliveryFilter

/** An endpoint as it is to be. */
export type ChangedWebhook = NewWebhook & { activo: boolean }

/** What can be done to an endpoint and its deliveries; each throws a CallFailure. */
export type WebhookActs = {
  /** `changed-meanwhile` where it is another by now, also below. */
  change: (webhook: Webhook, wanted: ChangedWebhook) => Promise<unknown>
  rotate: (webhook: Webhook, hours: number) => Promise<ToldSecret>
  remove: (webhook: Webhook) => Promise<unknown>
  test: (webhook: Webhook) => Promise<unknown>
  resend: (webhook: Webhook, delivery: string) => Promise<unknown>
}

/** Whether an endpoint is told what happens. */
export const isOn = ({ estado }: Pick<Webhook, 'estado'>): boolean =>
  estado === 'activo' || estado === 'con_fallos'
