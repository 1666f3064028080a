import * as z from 'zod/mini'

/** Something of a template that its writer should know; what is a fault keeps it from being published well. */
export const TemplateFinding = z.object({
  kind: z.enum(['removed', 'fault', 'warning']),
  message: z.string(),
  line: z.nullable(z.number()),
  excerpt: z.string(),
})
export type TemplateFinding = z.infer<typeof TemplateFinding>

/** All that is to be said of a template while it is written. */
export const TemplateReview = z.object({ findings: z.array(TemplateFinding) })
export type TemplateReview = z.infer<typeof TemplateReview>
