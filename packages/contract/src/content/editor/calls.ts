import * as z from 'zod/mini'
import { defineCall } from '../../core/call.ts'
import { longestHtml } from '../allow-list.ts'
import { contentTexts } from '../texts.ts'
import { wholeNumber } from '../../core/values.ts'
import { TemplateKind } from '../drafts/schemas.ts'
import { TemplateReview } from './schemas.ts'

const access = { actor: 'staff', area: 'content' } as const
const html = z.string().check(z.maxLength(longestHtml, contentTexts.htmlLong))

/** Reviews a template while it is edited: what would be removed, faults, and missing questions. */
export const reviewTemplate = defineCall({
  purpose: 'What the sanitiser would take away of a template, and what is wrong with its fields and names.',
  method: 'POST',
  path: '/staff/templates/review',
  access: { ...access, right: 'read' },
  body: z.object({ kind: TemplateKind, html }),
  answer: TemplateReview,
  isQuiet: true,
})

export const previewTemplate = defineCall({
  purpose: 'A template as it would be shown: a document is filled with a sample.',
  method: 'POST',
  path: '/staff/templates/preview',
  access: { ...access, right: 'read' },
  body: z.object({ kind: TemplateKind, html }),
  answer: z.object({ html: z.string() }),
})

/** Suppliers with whose data a document can be previewed. */
export const findPreviewSuppliers = defineCall({
  purpose: 'Suppliers of the company by a word of their name or number.',
  method: 'GET',
  path: '/staff/templates/suppliers',
  access: { actor: 'staff', area: 'third-parties' },
  query: z.object({ q: z.string().check(z.trim(), z.maxLength(80)) }),
  answer: z.object({
    suppliers: z.array(z.object({ id: z.number(), nombre: z.string(), documento: z.string() })),
  }),
})

/** Previews a document as a supplier's users would see it. */
export const previewForSupplier = defineCall({
  purpose: "A document filled with a chosen supplier's data.",
  method: 'POST',
  path: '/staff/templates/preview/:supplier',
  access: { actor: 'staff', area: 'third-parties', right: 'read' },
  params: z.object({ supplier: wholeNumber(1, 2_147_483_647) }),
  body: z.object({ html }),
  answer: z.object({ html: z.string() }),
})
