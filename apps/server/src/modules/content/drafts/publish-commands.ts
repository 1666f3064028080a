import type { DraftKind } from '@enlace/contract/content/drafts/schemas.ts'
import { putTemplate } from '../put-commands.ts'
import { putMenu } from '../menu/commands.ts'
import { putFilledTemplate } from '../templates/commands.ts'
import type { Putter } from '../versions/putter.ts'
import { proveDocument, publishableForm, readDocument, readMenu } from './publishable.ts'

/** How the versions of forms, documents and the menu are published. */
export const draftPutters: Readonly<Record<DraftKind, Putter>> = {
  template: {
    async put(tx, name, body, author) {
      await putTemplate(tx, publishableForm(name, body), author)
      return {}
    },
    prove(name, body) {
      publishableForm(name, body)
    },
  },
  document: {
    async put(tx, name, body, author) {
      await putFilledTemplate(tx, readDocument(name, body), author)
      return {}
    },
    prove: proveDocument,
  },
  menu: {
    async put(tx, _, body, author) {
      await putMenu(tx, readMenu(body).items, author)
      return {}
    },
    prove(_, body) {
      readMenu(body)
    },
  },
}
