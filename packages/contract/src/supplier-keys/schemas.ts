import * as z from 'zod/mini'
import { DateText, Instant, Optional } from '../core/values.ts'
import { supplierKeyTexts as texts } from './texts.ts'

/** The most keys of a supplier that are good at once, and the most days that one is good for. */
export const supplierKeyLimits = { keys: 10, days: 366 } as const

/** A key in the list, without its secret. */
export const SupplierKey = z.object({
  id: z.uuid(),
  nombre: z.string(),
  prefijo: z.string(),
  estado: z.enum(['vigente', 'vencida', 'revocada']),
  creada_por: z.string(),
  creada_at: Instant,
  vence_at: Instant,
  revocada_at: z.nullable(Instant),
  revocada_por: Optional,
  usada_at: z.nullable(Instant),
  usada_desde: Optional,
})
export type SupplierKey = z.infer<typeof SupplierKey>

/** The keys of the supplier, the good ones first. */
export const SupplierKeys = z.object({ claves: z.array(SupplierKey) })
export type SupplierKeys = z.infer<typeof SupplierKeys>

/** A request for a new key, with its last day. */
export const NewSupplierKey = z.object({
  nombre: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: texts.nameMissing }),
      z.maxLength(80, { error: texts.nameTooLong }),
    ),
  vence: DateText,
})
export type NewSupplierKey = z.infer<typeof NewSupplierKey>

/** The new key, shown only once, with the URL of its portal. */
export const ToldSupplierKey = z.object({ id: z.uuid(), clave: z.string(), portal: z.string() })
export type ToldSupplierKey = z.infer<typeof ToldSupplierKey>
