import * as z from 'zod/mini'
import { Instant } from '../../core/values.ts'

/** A form that becomes questions of the portal, or a document that is filled with a supplier's data. */
export const TemplateKind = z.enum(['template', 'document'])
export type TemplateKind = z.infer<typeof TemplateKind>

/** A template in the list of all of them. */
export const ListedTemplate = z.object({
  kind: TemplateKind,
  name: z.string(),
  title: z.string(),
  isShown: z.boolean(),
  hasDraft: z.boolean(),
  author: z.string(),
  updatedAt: Instant,
  /** What went wrong while suppliers opened it. */
  faults: z.number(),
})
export type ListedTemplate = z.infer<typeof ListedTemplate>

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
