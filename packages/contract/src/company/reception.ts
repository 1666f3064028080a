import * as z from 'zod/mini'

/** Where the company takes invoices; empty strings for unset fields. */
export const Reception = z.object({
  correo: z.string(),
  direccion: z.string(),
  horario: z.string(),
  instrucciones: z.string(),
})
export type Reception = z.infer<typeof Reception>
