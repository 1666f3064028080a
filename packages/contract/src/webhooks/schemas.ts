import { webhookDeliveryStates, webhookEndpointStates, webhookEvents } from '@enlace/domain/webhook.ts'
import * as z from 'zod/mini'
import { lastRowByNumber } from '../core/list/limits.ts'
import { Instant, Optional, wholeNumber } from '../core/values.ts'
import { webhookFormTexts as texts } from './texts.ts'

/** An endpoint in the list, without its secret. */
export const Webhook = z.object({
  id: z.uuid(),
  version: z.number(),
  url: z.string(),
  descripcion: z.string(),
  eventos: z.array(z.enum(webhookEvents)),
  estado: z.enum(webhookEndpointStates),
  /** Why it was switched off automatically. */
  motivo: z.nullable(z.enum(['fallos', 'retirado'])),
  falla_desde: z.nullable(Instant),
  desactivado_at: z.nullable(Instant),
  /** Until when the previous secret also signs. */
  secreto_anterior_hasta: z.nullable(Instant),
  creado_por: z.string(),
  creado_por_nombre: z.string(),
  creado_at: Instant,
  /** Deliveries of the last thirty days. */
  entregas: z.object({ pendientes: z.number(), entregadas: z.number(), fallidas: z.number() }),
})
export type Webhook = z.infer<typeof Webhook>

const fields = {
  url: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: texts.faults.urlMissing }),
      z.maxLength(2000, { error: texts.faults.urlTooLong }),
    ),
  descripcion: z.string().check(z.trim(), z.maxLength(200, { error: texts.faults.descriptionTooLong })),
  eventos: z
    .array(z.enum(webhookEvents))
    .check(z.minLength(1, { error: texts.faults.eventsMissing }), z.maxLength(webhookEvents.length)),
}

/** An endpoint to create. */
export const NewWebhook = z.object(fields)
export type NewWebhook = z.infer<typeof NewWebhook>

/** The changed data of an endpoint. */
export const WebhookChange = z.object({ ...fields, version: wholeNumber(1, 100_000), activo: z.boolean() })
export type WebhookChange = z.infer<typeof WebhookChange>

/** Hours for which the previous secret also signs. */
export const secretOverlapHours = [0, 24, 168] as const
export const SecretRotation = z.object({ version: wholeNumber(1, 100_000), horas: wholeNumber(0, 168) })

/** The secret, shown only once. */
export const ToldSecret = z.object({ id: z.uuid(), secreto: z.string() })
export type ToldSecret = z.infer<typeof ToldSecret>

/** The filter of the deliveries. */
export const DeliveryFilter = z.object({
  estado: z.optional(z.enum(webhookDeliveryStates)),
  page: z._default(wholeNumber(1, lastRowByNumber), 1),
})
export type DeliveryFilter = z.infer<typeof DeliveryFilter>

/** Why an attempt got no response. */
const deliveryFaults = [
  'tiempo',
  'conexion',
  'nombre',
  'certificado',
  'privada',
  'direccion',
  'secreto',
] as const
export type DeliveryFault = (typeof deliveryFaults)[number]

const deliveryFields = {
  id: z.uuid(),
  /** `webhook-id`: the same in every attempt. */
  mensaje: z.uuid(),
  evento: z.string(),
  estado: z.enum(webhookDeliveryStates),
  es_prueba: z.boolean(),
  intentos: z.number(),
  creada_at: Instant,
  intentada_at: z.nullable(Instant),
  /** The time of the next attempt; null for finished deliveries and disabled endpoints. */
  proximo_at: z.nullable(Instant),
  respuesta: z.nullable(z.number()),
  fallo: z.nullable(z.enum(deliveryFaults)),
  milisegundos: z.nullable(z.number()),
  reenviada_por: Optional,
  reenviada_por_nombre: Optional,
}

/** An endpoint with a page of its deliveries, and the count of each state. */
export const WebhookDetail = z.object({
  webhook: Webhook,
  rows: z.array(z.object(deliveryFields)),
  total: z.number(),
  counts: z.record(z.string(), z.number()),
})
export type WebhookDetail = z.infer<typeof WebhookDetail>
export type ListedDelivery = WebhookDetail['rows'][number]

/** Deliveries per page. */
export const deliveryPageSize = 25

/** A delivery with its body and the response. */
export const WebhookDelivery = z.object({ ...deliveryFields, cuerpo: z.string(), contestado: z.string() })
export type WebhookDelivery = z.infer<typeof WebhookDelivery>
