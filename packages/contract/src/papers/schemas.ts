import * as z from 'zod/mini'
import { DateText, DocumentId, Instant } from '../core/values.ts'

/** What a company's portal issues to a supplier under a number and a verification code. */
export const paperKinds = ['paz_y_salvo', 'referencia_comercial', 'estado_de_cuenta', 'calificacion'] as const
export type PaperKind = (typeof paperKinds)[number]

/** Characters of a verification code: no letter that is read as a digit or as another. */
export const codePattern = /^[0-9A-HJKMNP-TV-Z]{12}$/

/** What was issued says, as the person who holds it may compare: kept as it was. */
export const PaperContent = z.object({
  compania: z.string(),
  compania_nit: z.string(),
  proveedor: z.string(),
  proveedor_nit: z.string(),
  sucursales: z.array(z.string()),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Issued for trying: it counts for nothing. */
  prueba: z.optional(z.boolean()),
})
export type PaperContent = z.infer<typeof PaperContent>

/** A paper that was issued, as a line of the supplier's own list. */
export const IssuedPaper = z.object({
  id: DocumentId,
  kind: z.enum(paperKinds),
  numero: z.string(),
  codigo: z.string(),
  fecha_corte: DateText,
  issued_at: Instant,
  annulled_at: z.nullable(Instant),
})
export type IssuedPaper = z.infer<typeof IssuedPaper>
