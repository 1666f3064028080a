import * as z from 'zod/mini'
import { DateText, DocumentId } from '../../core/values.ts'

/** The plazo justo of an invoice (Ley 2024 of 2020): start, limit and state. */
export const FairTerm = z.object({
  days: z.union([z.literal(45), z.literal(60)]),
  start: z.discriminatedUnion('by', [
    z.object({
      by: z.literal('entrada'),
      fecha: DateText,
      /** Null if the user may not open receipts. */
      id: z.nullable(DocumentId),
      numero: z.nullable(z.string()),
    }),
    z.object({ by: z.enum(['aceptacion', 'factura']), fecha: DateText }),
  ]),
  limit: DateText,
  used: z.number(),
  left: z.number(),
  state: z.enum(['running', 'exceeded', 'paid-within', 'paid-late']),
})
export type FairTerm = z.infer<typeof FairTerm>
