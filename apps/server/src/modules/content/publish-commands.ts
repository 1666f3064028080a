import type { ContentKind } from '@enlace/contract/content/kinds.ts'
import { query, scopeCompany, type Transaction } from '@enlace/database/database.ts'
import type { Putter } from './versions/putter.ts'
import { publishableAdvertisement, publishablePage, publishablePlace } from './publishable.ts'
import { putAdvertisement, putCmsContent, putPage } from './put-commands.ts'

/** How the versions of pages, named places and advertisements are published. */
export const contentPutters: Readonly<Record<ContentKind, Putter>> = {
  page: {
    async put(tx, code, body, author) {
      const { version } = await putPage(tx, publishablePage(code, body), author)
      return { publishedAs: version }
    },
    prove(code, body) {
      publishablePage(code, body)
    },
  },
  place: {
    async put(tx, location, body, author) {
      await putCmsContent(tx, publishablePlace(location, body), author)
      return {}
    },
    prove(location, body) {
      publishablePlace(location, body)
    },
  },
  advertisement: {
    async put(tx, id, body, author) {
      await putAdvertisement(tx, publishableAdvertisement(body), author, id)
      return {}
    },
    prove(_, body) {
      publishableAdvertisement(body)
    },
  },
}

/** Unpublishes the content of a place, or an advertisement. A page stays: consents refer to its versions. */
export async function takeAway(
  tx: Pick<Transaction, 'run'>,
  { kind, item }: { kind: 'place' | 'advertisement'; item: string },
): Promise<void> {
  const removal =
    kind === 'place'
      ? query
          .deleteFrom('cms_content')
          .where('company_id', '=', scopeCompany)
          .where('location', '=', item)
          .compile()
      : query
          .deleteFrom('advertisements')
          .where('company_id', '=', scopeCompany)
          .where('id', '=', item)
          .compile()
  await tx.run(removal)
}
