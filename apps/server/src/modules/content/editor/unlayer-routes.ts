import type { FastifyInstance } from 'fastify'
import { templateFaultTexts } from '@enlace/contract/content/templates/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { getFilledTemplate } from '@enlace/contract/content/unlayer/calls.ts'
import { profileOf, getCompany } from '../../company/index.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { noteTemplateFaults } from '../templates/commands.ts'
import { contextOf } from '../templates/context.ts'
import { faultSentence } from '../templates/fill/fault-sentence.ts'
import { TemplateFault } from '../templates/fill/fault.ts'
import { fillTemplate } from '../templates/fill/fill.ts'
import { findFilledTemplate, findTemplateFacts } from '../templates/queries.ts'

/** Binds the company's templates, each filled with the supplier's data that the open scope may see. */
export function templateRoutes(app: FastifyInstance): void {
  serve(app, getFilledTemplate, async ({ db, scope, params: { value: name } }) => {
    const template = await findFilledTemplate(db, scope, name)
    if (template === undefined) throw new Problem('template-not-found')
    const [{ dataAsOf, ...facts }, company] = await Promise.all([
      findTemplateFacts(db, scope),
      getCompany(db, scope),
    ])
    const tell = (faults: readonly string[]) => noteTemplateFaults(db, scope, name, faults)
    const given = contextOf({ ...facts, compania: profileOf(company).company })
    const { html, unknown } = await fillTemplate({ source: template.source, given }).catch(
      async (fault: unknown) => {
        if (!(fault instanceof TemplateFault)) throw fault
        await tell([faultSentence(fault)])
        throw new Problem('template-failed')
      },
    )
    if (unknown.length > 0)
      await tell(unknown.map((one) => fill(templateFaultTexts.unknownName, { name: one })))
    return { name, title: template.title, html, filledAt: new Date().toISOString(), dataAsOf }
  })
}
