import { apiKeyStates, apiScopes } from '@enlace/domain/api-key.ts'
import * as z from 'zod/mini'
import { DateText, Instant, Optional, wholeNumber } from '../core/values.ts'
import { apiKeyTexts as texts } from './texts.ts'

/** What came in by a key in the last thirty days. */
const Pushed = z.object({
  llamadas: z.number(),
  rechazadas: z.number(),
  filas: z.number(),
  filasRechazadas: z.number(),
})

/** A key as its list shows it: never the key itself. */
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

/** All keys of the company, and what came in day by day. */
export const ApiKeys = z.object({
  claves: z.array(ApiKey),
  dias: z.array(z.extend(Pushed, { dia: DateText })),
})
export type ApiKeys = z.infer<typeof ApiKeys>

/** What a program sent in one request. */
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
  /** The loads that it became, where each record that was refused stands. */
  cargas: z.array(z.string()),
})
export type KeyPush = z.infer<typeof KeyPush>

/** One key with what came in by it day by day, and its last pushes. */
export const ApiKeyDetail = z.object({
  clave: ApiKey,
  dias: z.array(z.extend(Pushed, { dia: DateText })),
  envios: z.array(KeyPush),
})
export type ApiKeyDetail = z.infer<typeof ApiKeyDetail>

/** A key that is asked for. */
export const NewApiKey = z.object({
  nombre: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: texts.nameMissing }),
      z.maxLength(80, { error: texts.nameTooLong }),
    ),
  alcances: z.array(z.enum(apiScopes)).check(z.minLength(1, { error: texts.scopesMissing })),
  /** The last day on which it is good; nothing where it does not end. */
  vence: z.nullable(DateText),
})
export type NewApiKey = z.infer<typeof NewApiKey>

/** How long the former key stays good. */
export const overlapHours = [0, 1, 24, 168] as const
export const Rotation = z.object({ version: wholeNumber(1, 100_000), horas: wholeNumber(0, 168) })

/** The key, told this once, with the portal's address for which it is good. */
export const ToldKey = z.object({ id: z.uuid(), clave: z.string(), portal: z.string() })
export type ToldKey = z.infer<typeof ToldKey>
