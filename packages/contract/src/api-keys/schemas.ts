import { apiKeyStates, apiScopes } from '@enlace/domain/api-key.ts'
import * as z from 'zod/mini'
import { DateText, Instant, Optional, wholeNumber } from '../core/values.ts'
import { apiKeyTexts as texts } from './texts.ts'

/** What was pushed with a key in the last thirty days. */
const Pushed = z.object({
  llamadas: z.number(),
  rechazadas: z.number(),
  filas: z.number(),
  filasRechazadas: z.number(),
})

/** A key in the list, without its secret. */
export const ApiKey = z.object({
  id: z.uuid(),
  version: z.number(),
  nombre: z.string(),
  prefijo: z.string(),
  estado: z.enum(apiKeyStates),
  alcances: z.array(z.enum(apiScopes)),
  creada_por: z.string(),
  creada_por_nombre: z.string(),
  creada_at: Instant,
  vence_at: z.nullable(Instant),
  revocada_at: z.nullable(Instant),
  revocada_por: Optional,
  revocada_por_nombre: Optional,
  usada_at: z.nullable(Instant),
  usada_desde: Optional,
  envios: Pushed,
})
export type ApiKey = z.infer<typeof ApiKey>

/** All keys of the company, and the pushes per day. */
export const ApiKeys = z.object({
  claves: z.array(ApiKey),
  dias: z.array(z.extend(Pushed, { dia: DateText })),
})
export type ApiKeys = z.infer<typeof ApiKeys>

/** The records of one request. */
export const KeyPush = z.object({
  id: z.string(),
  clase: z.string(),
  estado: z.enum(['running', 'complete', 'broken']),
  leidas: z.number(),
  nuevas: z.number(),
  cambiadas: z.number(),
  iguales: z.number(),
  rechazadas: z.number(),
  falla: Optional,
  empezo_at: Instant,
  /** The resulting loads, which list the rejected records. */
  cargas: z.array(z.string()),
})
export type KeyPush = z.infer<typeof KeyPush>

/** One key with its pushes per day, and the last ones. */
export const ApiKeyDetail = z.object({
  clave: ApiKey,
  dias: z.array(z.extend(Pushed, { dia: DateText })),
  envios: z.array(KeyPush),
})
export type ApiKeyDetail = z.infer<typeof ApiKeyDetail>

/** A request for a new key. */
export const NewApiKey = z.object({
  nombre: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: texts.nameMissing }),
      z.maxLength(80, { error: texts.nameTooLong }),
    ),
  alcances: z.array(z.enum(apiScopes)).check(z.minLength(1, { error: texts.scopesMissing })),
  /** The last day of validity; null without expiry. */
  vence: z.nullable(DateText),
})
export type NewApiKey = z.infer<typeof NewApiKey>

/** Hours for which the previous key stays valid. */
export const overlapHours = [0, 1, 24, 168] as const
export const Rotation = z.object({ version: wholeNumber(1, 100_000), horas: wholeNumber(0, 168) })

/** The new key, shown only once, with the URL of its portal. */
export const ToldKey = z.object({ id: z.uuid(), clave: z.string(), portal: z.string() })
export type ToldKey = z.infer<typeof ToldKey>
