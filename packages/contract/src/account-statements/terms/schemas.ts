import * as z from 'zod/mini'
import { DateText, DocumentId } from '../../core/values.ts'

/** The clock of plazo justo (Ley 2024 of 2020): what it counts from, until when, and how far it is. */
export const FairTerm = z.object({
  days: z.union([z.literal(45), z.literal(60)]),
  start: z.discriminatedUnion('by', [
    z.object({
      by: z.literal('entrada'),
      fecha: DateText,
      /** Null where the person may not open entries. */
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
