import * as z from 'zod/mini'

/** The server's response about one field while a form is filled in (spec 5, Server-side checks while filling). */
export const Validation = z.object({ error: z.boolean(), title: z.string(), message: z.string() })
export type Validation = z.infer<typeof Validation>
