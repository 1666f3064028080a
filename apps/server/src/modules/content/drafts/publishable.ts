import { contentTexts as texts } from '@enlace/contract/content/texts.ts'
import { WrittenTemplate } from '@enlace/contract/content/written.ts'
import { WrittenFilledTemplate } from '@enlace/contract/content/templates/written-template.ts'
import { MenuBody } from '@enlace/contract/content/drafts/schemas.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { refuseManyHosts } from '../put-commands.ts'
import { sanitiseHtml } from '../sanitise/sanitise.ts'
import { readFields } from '../../../core/http/serve/fields.ts'
import { tryTemplate } from '../templates/commands.ts'

/** Returns a form's version ready for publishing. @throws Problem `invalid-fields`. */
export function publishableForm(name: string, body: unknown): WrittenTemplate {
  const form = readFields(WrittenTemplate, { ...fieldsOf(body), name }) as WrittenTemplate // the schema that reads it
  if (form.html.trim() === '') throw new Problem('invalid-fields', {}, { html: texts.htmlMissing })
  refuseManyHosts(sanitiseHtml(form.html, 'template').imageHosts)
  return form
}

/** Reads a document's version; its template is not tested yet. @throws Problem `invalid-fields`. */
export function readDocument(name: string, body: unknown): WrittenFilledTemplate {
  return readFields(WrittenFilledTemplate, { ...fieldsOf(body), name }) as WrittenFilledTemplate // the schema that reads it
}

/** Fills a document as a test. @throws Problem `invalid-fields` if it cannot be filled. */
export async function proveDocument(name: string, body: unknown): Promise<void> {
  refuseManyHosts((await tryTemplate(readDocument(name, body).html)).imageHosts)
}

/** Reads the menu's version. @throws Problem `invalid-fields`. */
export const readMenu = (body: unknown): MenuBody => readFields(MenuBody, body) as MenuBody // the schema that reads it

const fieldsOf = (body: unknown): object => (typeof body === 'object' && body !== null ? body : {})
