import { listTemplates } from '@enlace/contract/content/drafts/calls.ts'
import {
  findPreviewSuppliers,
  previewForSupplier,
  previewTemplate,
  reviewTemplate,
} from '@enlace/contract/content/editor/calls.ts'
import type { TemplateKind } from '@enlace/contract/content/drafts/schemas.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { send } from '../../../core/session/client.ts'

/** Every form and document of the company. */
export const templatesQuery = () => ({ ...callQuery(listTemplates), staleTime: 0 })

/** What is wrong with a template as it is written. */
export const askReview = (kind: TemplateKind, html: string) => send(reviewTemplate, { body: { kind, html } })

/** A template as it would be shown: with the sample, or with a supplier's own data. */
export const askPreview = (kind: TemplateKind, html: string, supplier: number | null) =>
  supplier === null
    ? send(previewTemplate, { body: { kind, html } })
    : send(previewForSupplier, { params: { supplier }, body: { html } })

/** Suppliers by a word, for a preview. */
export const searchSuppliers = async (q: string) =>
  (await send(findPreviewSuppliers, { query: { q } })).suppliers.map(({ id, nombre, documento }) => ({
    value: String(id),
    label: `${nombre} · ${documento}`,
  }))
