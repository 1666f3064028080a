import { WrittenTemplate } from '@enlace/contract/core/content/written'
import { WrittenFilledTemplate } from '@enlace/contract/core/content/written-template'
import { type DraftKind, MenuBody } from '@enlace/contract/core/drafts/schemas'
import { contentTexts } from '@enlace/contract/core/content/texts'
import { Problem } from '@enlace/contract/core/problems'
import { putTemplate } from '../content/put-commands.ts'
import { readFields } from '../http/fields.ts'
import { putMenu } from '../menu/commands.ts'
import { putFilledTemplate } from '../templates/commands.ts'
import type { Putter } from '../versions/publish-jobs.ts'

/** How each kind's version comes before the public. @throws Problem `invalid-fields` for what may not stand there. */
export const draftPutters: Readonly<Record<DraftKind, Putter>> = {
  async template(tx, name, body, author) {
    const written = readFields(WrittenTemplate, { ...fieldsOf(body), name }) as WrittenTemplate // the schema that reads it
    if (written.html.trim() === '')
      throw new Problem('invalid-fields', {}, { html: contentTexts.htmlMissing })
    await putTemplate(tx, written, author)
    return {}
  },
  async document(tx, name, body, author) {
    const written = readFields(WrittenFilledTemplate, { ...fieldsOf(body), name }) as WrittenFilledTemplate // the schema that reads it
    await putFilledTemplate(tx, written, author)
    return {}
  },
  async menu(tx, _, body, author) {
    const { items } = readFields(MenuBody, body) as MenuBody // the schema that reads it
    await putMenu(tx, items, author)
    return {}
  },
}

const fieldsOf = (body: unknown): object => (typeof body === 'object' && body !== null ? body : {})
