import { acceptLegalTexts, listDueLegalTexts } from '@enlace/contract/legal-texts/acceptance-calls.ts'
import type { DueLegalText } from '@enlace/contract/legal-texts/schemas.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { send } from '../../core/http/client.ts'

/** The legal texts that the person has to accept. */
export const dueTextsQuery = () => ({ ...callQuery(listDueLegalTexts), staleTime: Number.POSITIVE_INFINITY })

/** Accepts the texts in the versions that were shown. @throws CallFailure */
export async function accept(texts: readonly DueLegalText[]): Promise<void> {
  const accepted = texts.map(({ code, version }) => ({ code, version }))
  await send(acceptLegalTexts, { body: { accepted } })
}
