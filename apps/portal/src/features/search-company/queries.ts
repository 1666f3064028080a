import { getCmsContent } from '@enlace/contract/core/content/calls'
import { locations } from '@enlace/contract/core/content/schemas'
import { searchSupplier } from '@enlace/contract/features/search-company/calls'
import { searchCompanyTexts as texts } from '@enlace/contract/features/search-company/texts'
import { send } from '../../core/http/client.ts'
import { type Failure, failureOf } from '../../core/http/failure.ts'
import { prefetchAnswer } from '../../core/http/use-answer.ts'
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
    const text = new DOMParser().parseFromString(html, 'text/html').body.textContent
    return text.replace(/\s+/g, ' ').trim() || texts.unknownFallback
  } catch {
    return texts.unknownFallback
  }
}
