import * as z from 'zod/mini'

/** Where the company takes invoices, as far as it said; empty where it said nothing. */
export const Reception = z.object({
  correo: z.string(),
  direccion: z.string(),
  horario: z.string(),
  instrucciones: z.string(),
})
export type Reception = z.infer<typeof Reception>
