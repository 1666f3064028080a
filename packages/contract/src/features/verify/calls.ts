import * as z from 'zod/mini'
import { defineCall } from '../../core/call.ts'
import { PaperContent, paperKinds } from '../../core/papers/schemas.ts'
import { DateText, Instant, Optional } from '../../core/values.ts'

/** What a paper says, for whoever holds it and types its code (decisions 4). */
export const verifyPaper = defineCall({
  purpose: 'Public check of an issued paper by the verification code that is printed on it.',
  method: 'GET',
  path: '/verify/:code',
  access: { actor: 'visitor' },
  limit: 'request-status',
  params: z.object({ code: z.string().check(z.maxLength(40)) }),
  answer: z.object({
    kind: z.enum(paperKinds),
    numero: z.string(),
    codigo: z.string(),
    fecha_corte: DateText,
    issued_at: Instant,
    annulled_at: z.nullable(Instant),
    annulled_reason: Optional,
    content: PaperContent,
  }),
})
