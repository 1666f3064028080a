import { getCmsContent } from '@enlace/contract/content/calls.ts'
import { locations } from '@enlace/contract/content/places.ts'
import { searchSupplier } from '@enlace/contract/search-company/calls.ts'
import { searchCompanyTexts as texts } from '@enlace/contract/search-company/texts.ts'
import { send } from '../../core/http/client.ts'
import { type Failure, failureOf } from '@enlace/web/http/failure.ts'
import { prefetchAnswer } from '@enlace/web/http/use-answer.ts'
import { outcomeOf, type SearchOutcome } from './rules.ts'

/** A search that ended: with one of its outcomes, or with why there is none. */
export type Searched = SearchOutcome | { kind: 'failed'; failure: Failure }

/** What the company knows of a NIT. */
export async function searchByNit(nit: string): Promise<Searched> {
  try {
    return outcomeOf(await send(searchSupplier, { body: { nit } }))
  } catch (thrown) {
    return { kind: 'failed', failure: failureOf(thrown) }
  }
}

/** What the company says to whom it does not know (spec 8), as the plain text of a notice. */
export async function unknownThirdPartyText(): Promise<string> {
  try {
    const { html } = await prefetchAnswer(getCmsContent, { query: { location: locations.unknownThirdParty } })
    return (await plainText(html)) || texts.unknownFallback
  } catch {
    return texts.unknownFallback
  }
}

/** HTML as one paragraph: what stood in blocks of its own becomes a sentence of its own. */
async function plainText(html: string): Promise<string> {
  if (html === '') return ''
  const { purifier } = await import('@enlace/web/content/purifier.ts')
  const read = purifier.sanitize(html, { RETURN_DOM_FRAGMENT: true })
  const blocks = read.children.length > 0 ? Array.from(read.children) : [read]
  return blocks
    .map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '')
    .map((text) => (/[.!?:;]$/.test(text) ? text : `${text}.`))
    .join(' ')
}
