import type { FastifyInstance } from 'fastify'
import { templateFaultTexts } from '@enlace/contract/content/templates/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { listTemplates } from '@enlace/contract/content/drafts/calls.ts'
import {
  findPreviewSuppliers,
  previewForSupplier,
  previewTemplate,
  reviewTemplate,
} from '@enlace/contract/content/editor/calls.ts'
import type { TemplateFinding } from '@enlace/contract/content/editor/schemas.ts'
import { checkHtml } from '../sanitise/checks.ts'
import type { Loss } from '../sanitise/losses.ts'
import { sanitiseHtml } from '../sanitise/sanitise.ts'
import { profileOf, getCompany } from '../../company/index.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { tryTemplate } from '../templates/commands.ts'
import { contextOf } from '../templates/context.ts'
import { faultSentence } from '../templates/fill/fault-sentence.ts'
import { TemplateFault } from '../templates/fill/fault.ts'
import { fillTemplate } from '../templates/fill/fill.ts'
import { findPreviewSuppliersBy, findSupplierFacts } from '../templates/queries.ts'
import { findListedTemplates } from './queries.ts'
import { formFindings, lossFinding, warningFinding } from './rules.ts'

/** Binds the editor of forms and documents: list, findings and preview. */
export function templateEditorRoutes(app: FastifyInstance): void {
  const { db } = app.service

  serve(app, listTemplates, async ({ scope }) => ({ templates: await findListedTemplates(db, scope) }))

  serve(app, reviewTemplate, async ({ body: { kind, html } }) => {
    const losses: Loss[] = []
    const use = kind === 'template' ? 'template' : 'content'
    const { html: kept } = sanitiseHtml(html, use, { noteLoss: (loss) => losses.push(loss) })
    const own = kind === 'template' ? formFindings(kept) : await nameFindings(html)
    return { findings: [...own, ...losses.map(lossFinding), ...checkHtml(kept).map(warningFinding)] }
  })

  serve(app, previewTemplate, async ({ body: { kind, html } }) => ({
    html: kind === 'template' ? sanitiseHtml(html, 'template').html : (await tryTemplate(html)).html,
  }))

  serve(app, findPreviewSuppliers, async ({ scope, query }) => ({
    suppliers: await findPreviewSuppliersBy(db, scope, query.q),
  }))

  serve(app, previewForSupplier, async ({ scope, params, body }) => {
    const [facts, company] = await Promise.all([
      findSupplierFacts(db, scope, params.supplier),
      getCompany(db, scope),
    ])
    if (!facts) throw new Problem('document-not-found')
    const given = contextOf({ ...facts, compania: profileOf(company).company })
    const { html } = await fillTemplate({ source: body.html, given }).catch((fault: unknown) => {
      if (!(fault instanceof TemplateFault)) throw fault
      throw new Problem('invalid-fields', {}, { html: faultSentence(fault) })
    })
    return { html }
  })
}

/** Returns the findings about names and syntax of a document, from a test run. */
async function nameFindings(html: string): Promise<TemplateFinding[]> {
  const about = { line: null, excerpt: '' }
  try {
    const { unknown } = await tryTemplate(html)
    return unknown.map((name) => ({
      kind: 'fault',
      message: fill(templateFaultTexts.unknownName, { name }),
      ...about,
    }))
  } catch (fault) {
    if (!(fault instanceof Problem) || fault.fields?.['html'] === undefined) throw fault
    return [{ kind: 'fault', message: fault.fields['html'], ...about }]
  }
}
