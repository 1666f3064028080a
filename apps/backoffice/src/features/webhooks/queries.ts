import {
  changeWebhook,
  createWebhook,
  getWebhook,
  getWebhookDelivery,
  listWebhooks,
  removeWebhook,
  resendWebhookDelivery,
  rotateWebhookSecret,
  testWebhook,
} from '@enlace/contract/webhooks/calls.ts'
import type { NewWebhook, Webhook, WebhookDetail } from '@enlace/contract/webhooks/schemas.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { withStepUp } from '@enlace/web/second-factor/step-up.ts'
import { send } from '../../core/session/client.ts'
import type { DeliverySearch, WebhookActs } from './actions.ts'

/** The endpoints of the company as they are now. */
export const webhooksQuery = () => ({ ...callQuery(listWebhooks), staleTime: 0 })

/** One endpoint with a page of its deliveries, asked again every few seconds while one of them is about to go out. */
export const webhookQuery = (id: string, query: DeliverySearch) => ({
  ...callQuery(getWebhook, { params: { id }, query }),
  staleTime: 0,
  refetchInterval: ({ state: { data } }: { state: { data: WebhookDetail | undefined } }) =>
    data?.rows.some(isAboutToGoOut) === true ? 2000 : false,
})

const isAboutToGoOut = ({ proximo_at: at }: WebhookDetail['rows'][number]) =>
  at !== null && Date.parse(at) < Date.now() + 60_000

/** What every page of an endpoint is kept under. */
export const webhookKey = () => webhookQuery('', { page: 1 }).queryKey.slice(0, 2)

/** One delivery with what was sent. */
export const deliveryQuery = (id: string, delivery: string) => ({
  ...callQuery(getWebhookDelivery, { params: { id, delivery } }),
  staleTime: 0,
})

/** Adds an endpoint, after a step-up. @throws CallFailure */
export const create = (wanted: NewWebhook) => withStepUp(() => send(createWebhook, { body: wanted }))

const placeOf = ({ id }: Webhook) => ({ params: { id } })

/** What is done to one endpoint. */
export const acts: WebhookActs = {
  change: (webhook, wanted) =>
    withStepUp(() =>
      send(changeWebhook, { ...placeOf(webhook), body: { ...wanted, version: webhook.version } }),
    ),
  rotate: (webhook, horas) =>
    withStepUp(() =>
      send(rotateWebhookSecret, { ...placeOf(webhook), body: { version: webhook.version, horas } }),
    ),
  remove: (webhook) => send(removeWebhook, { ...placeOf(webhook), query: { version: webhook.version } }),
  test: (webhook) => send(testWebhook, placeOf(webhook)),
  resend: ({ id }, delivery) => send(resendWebhookDelivery, { params: { id, delivery } }),
}
