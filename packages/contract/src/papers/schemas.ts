import * as z from 'zod/mini'
import { DateText, DocumentId, Instant } from '../core/values.ts'

/** The papers that a company's portal issues with a number and a verification code. */
export const paperKinds = ['paz_y_salvo', 'referencia_comercial', 'estado_de_cuenta', 'calificacion'] as const
export type PaperKind = (typeof paperKinds)[number]

/** The pattern of a verification code, without similar characters. */
export const codePattern = /^[0-9A-HJKMNP-TV-Z]{12}$/

/** The stored content of an issued paper, for comparison with the paper itself. */
export const PaperContent = z.object({
  compania: z.string(),
  compania_nit: z.string(),
  proveedor: z.string(),
  proveedor_nit: z.string(),
  sucursales: z.array(z.string()),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Issued as a test, without validity. */
  prueba: z.optional(z.boolean()),
})
export type PaperContent = z.infer<typeof PaperContent>

/** An issued paper in the supplier's own list. */
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
