import * as z from 'zod/mini'
import { Instant, Optional } from '../../core/values.ts'

/** The kinds of changes of a row. */
export const changeKinds = ['nueva', 'cambiada', 'quitada'] as const
export type ChangeKind = (typeof changeKinds)[number]

/** Rows per page. */
export const changesAPage = 50

/** The filters of the rows. */
export const SourceChangesQuery = z.object({
  tabla: z.optional(z.string().check(z.regex(/^[a-z_]{1,60}$/))),
  tipo: z.optional(z.enum(changeKinds)),
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 1),
})
export type SourceChangesQuery = z.infer<typeof SourceChangesQuery>

/** A row affected by the load, with its differences. */
export const ChangedRow = z.object({
  id: z.string(),
  tabla: z.string(),
  /** Its name for users: a number or a code. */
  nombre: z.string(),
  tipo: z.enum(changeKinds),
  cambios: z.array(z.object({ campo: z.string(), antes: Optional, ahora: Optional })),
})
export type ChangedRow = z.infer<typeof ChangedRow>

/** The changes by the last load of a source. */
export const SourceChanges = z.object({
  source: z.string(),
  /** The load, and the previous one. */
  carga: z.nullable(z.object({ id: z.string(), at: Instant, actorName: z.string(), sinCambio: z.number() })),
  anterior: z.nullable(z.object({ id: z.string(), at: Instant })),
  /** Rows by table and kind of change. */
  tablas: z.array(
    z.object({ tabla: z.string(), nuevas: z.number(), cambiadas: z.number(), quitadas: z.number() }),
  ),
  /** Whether the individual rows are still stored, which they are for some weeks. */
  hayDetalle: z.boolean(),
  filas: z.array(ChangedRow),
  total: z.number(),
})
export type SourceChanges = z.infer<typeof SourceChanges>
