import type { ContentKind } from '@enlace/contract/core/content/kinds'
import { query, scopeCompany, type Transaction } from '@enlace/database/database'
import type { Putter } from '../versions/publish-jobs.ts'
import { publishableAdvertisement, publishablePage, publishablePlace } from './publishable.ts'
import { putAdvertisement, putCmsContent, putPage } from './put-commands.ts'

/** How each kind's version comes before the public. @throws Problem `invalid-fields` for what may not stand there. */
export const contentPutters: Readonly<Record<ContentKind, Putter>> = {
  async page(tx, code, body, author) {
    const { version } = await putPage(tx, publishablePage(code, body), author)
    return { publishedAs: version }
  },
  async place(tx, location, body, author) {
    await putCmsContent(tx, publishablePlace(location, body), author)
    return {}
  },
  async advertisement(tx, id, body, author) {
    await putAdvertisement(tx, publishableAdvertisement(body), author, id)
    return {}
  },
}

/** Whether a version of each kind could come before the public now. @throws Problem `invalid-fields`. */
export const contentProofs: Readonly<Record<ContentKind, (item: string, body: unknown) => void>> = {
  page: publishablePage,
  place: publishablePlace,
  advertisement: (_, body) => publishableAdvertisement(body),
}

/** Takes what stands in a place, or an advertisement, from the public. A page stays: consents refer to its versions. */
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
