import {
  connectionSystems,
  filedKinds,
  pulledKinds,
  pullIntervals,
  pullStates,
} from '@enlace/domain/connections.ts'
import * as z from 'zod/mini'
import { Instant, Optional, wholeNumber } from '../core/values.ts'
import { connectionTexts as texts } from './texts.ts'

const required = (most: number, missing: string) =>
  z.string().check(z.trim(), z.minLength(1, { error: missing }), z.maxLength(most, { error: texts.tooLong }))

/** Returns whether a text is the URL of an ERP, without query, fragment or credentials. */
function isAddress(text: string): boolean {
  return /^https?:\/\/[^\s/?#@]+(\/[^\s?#]*)?$/.test(text) && URL.canParse(text)
}

/** The access data of an ERP, as typed. */
const Reached = z.object({
  sistema: z.enum(connectionSystems),
  direccion: z
    .string()
    .check(
      z.trim(),
      z.maxLength(300, { error: texts.tooLong }),
      z.refine(isAddress, { error: texts.addressMalformed }),
    ),
  /** The database of Odoo, or the company of ERPNext. */
  base: z.string().check(z.trim(), z.maxLength(140, { error: texts.tooLong })),
  usuario: required(200, texts.userMissing),
  /** An empty secret keeps the stored one. */
  secreto: z.string().check(z.trim(), z.maxLength(1000, { error: texts.tooLong })),
  registros: z.array(z.enum(pulledKinds)).check(z.minLength(1, { error: texts.kindsMissing })),
})

const hasPlace = ({ sistema, base }: { sistema: string; base: string }) => sistema !== 'odoo' || base !== ''
const place = z.refine<{ sistema: string; base: string }>(hasPlace, {
  error: texts.placeMissing,
  path: ['base'],
})

/** A connection, as typed. */
export const WrittenConnection = z
  .extend(Reached, {
    nombre: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, { error: texts.nameMissing }),
        z.maxLength(60, { error: texts.nameTooLong }),
      ),
    cada: z.literal(pullIntervals),
    /** The kinds whose files are imported, too; one that is not imported itself has no effect. */
    archivos: z._default(z.array(z.enum(filedKinds)), []),
  })
  .check(place)
export type WrittenConnection = z.infer<typeof WrittenConnection>

/** A connection to test, with the id of the one whose secret it may use. */
export const TriedConnection = z.extend(Reached, { id: z.nullable(z.uuid()) }).check(place)

/** The result of a test: the ERP's identification, or the fault. */
export const TrialAnswer = z.object({
  producto: Optional,
  cuentas: z.array(z.object({ registros: z.enum(pulledKinds), cuenta: z.number() })),
  /** Kinds that cannot be read, although others can. */
  faltantes: z.array(z.object({ registros: z.enum(pulledKinds), falla: z.string() })),
  falla: Optional,
})
export type TrialAnswer = z.infer<typeof TrialAnswer>

/** One import of a connection. */
export const ConnectionRun = z.object({
  id: z.uuid(),
  estado: z.enum(pullStates),
  empezo_at: Instant,
  termino_at: z.nullable(Instant),
  quien: z.string(),
  completa: z.boolean(),
  leidos: z.number(),
  nuevos: z.number(),
  modificados: z.number(),
  sin_cambio: z.number(),
  retirados: z.number(),
  rechazados: z.number(),
  archivos: z.number(),
  falla: Optional,
})
export type ConnectionRun = z.infer<typeof ConnectionRun>

/** A connection, without its secret. */
export const Connection = z.object({
  id: z.uuid(),
  version: z.number(),
  nombre: z.string(),
  sistema: z.enum(connectionSystems),
  direccion: z.string(),
  base: z.string(),
  usuario: z.string(),
  registros: z.array(z.enum(pulledKinds)),
  cada: z.literal(pullIntervals),
  archivos: z.array(z.enum(filedKinds)),
  activa: z.boolean(),
  /** Why it was stopped automatically. */
  motivo: Optional,
  trayendo: z.boolean(),
  proxima_at: z.nullable(Instant),
  ultima: z.nullable(ConnectionRun),
})
export type Connection = z.infer<typeof Connection>

/** A connection with its imports. */
export const ConnectionDetail = z.object({
  conexion: Connection,
  veces: z.array(ConnectionRun),
  /** The records that the last import could not take. */
  hallazgos: z.array(z.object({ referencia: z.string(), mensaje: z.string() })),
})
export type ConnectionDetail = z.infer<typeof ConnectionDetail>

/** The version of a connection that the user saw. */
export const SeenConnection = z.object({ version: wholeNumber(1, 1_000_000) })
