import * as z from 'zod/mini'

/** A finding about a template; faults prevent its proper publication. */
export const TemplateFinding = z.object({
  kind: z.enum(['removed', 'fault', 'warning']),
  message: z.string(),
  line: z.nullable(z.number()),
  excerpt: z.string(),
})
export type TemplateFinding = z.infer<typeof TemplateFinding>

/** All findings of a template while it is edited. */
export const TemplateReview = z.object({ findings: z.array(TemplateFinding) })
export type TemplateReview = z.infer<typeof TemplateReview>
