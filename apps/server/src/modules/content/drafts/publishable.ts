import { contentTexts as texts } from '@enlace/contract/content/texts.ts'
import { WrittenTemplate } from '@enlace/contract/content/written.ts'
import { WrittenFilledTemplate } from '@enlace/contract/content/templates/written-template.ts'
import { MenuBody } from '@enlace/contract/content/drafts/schemas.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { refuseManyHosts } from '../put-commands.ts'
import { sanitiseHtml } from '../sanitise/sanitise.ts'
import { readFields } from '../../../core/http/serve/fields.ts'
import { tryTemplate } from '../templates/commands.ts'

/** What a form's version says, fit to be published now. @throws Problem `invalid-fields`. */
export function publishableForm(name: string, body: unknown): WrittenTemplate {
  const form = readFields(WrittenTemplate, { ...fieldsOf(body), name }) as WrittenTemplate // the schema that reads it
  if (form.html.trim() === '') throw new Problem('invalid-fields', {}, { html: texts.htmlMissing })
  refuseManyHosts(sanitiseHtml(form.html, 'template').imageHosts)
  return form
}

/** What a document's version says; its words are not tried yet. @throws Problem `invalid-fields`. */
export function readDocument(name: string, body: unknown): WrittenFilledTemplate {
  return readFields(WrittenFilledTemplate, { ...fieldsOf(body), name }) as WrittenFilledTemplate // the schema that reads it
}

/** Fills a document by way of trial. @throws Problem `invalid-fields` for one that cannot be filled. */
export async function proveDocument(name: string, body: unknown): Promise<void> {
  refuseManyHosts((await tryTemplate(readDocument(name, body).html)).imageHosts)
}

/** What the menu's version says. @throws Problem `invalid-fields`. */
export const readMenu = (body: unknown): MenuBody => readFields(MenuBody, body) as MenuBody // the schema that reads it

const fieldsOf = (body: unknown): object => (typeof body === 'object' && body !== null ? body : {})
