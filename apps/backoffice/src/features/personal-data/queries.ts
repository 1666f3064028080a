import { downloadPerson, erasePerson, findPerson } from '@enlace/contract/personal-data/calls.ts'
import type { ErasureAsked } from '@enlace/contract/personal-data/schemas.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { demandDownload } from '@enlace/web/http/download.ts'
import { withStepUp } from '@enlace/web/second-factor/step-up.ts'
import { send } from '../../core/session/client.ts'

/** What is held of the person of an email; forgotten as soon as nobody looks. */
export const personQuery = (correo: string) => ({
  ...callQuery(findPerson, { body: { correo } }),
  staleTime: 0,
  gcTime: 0,
})

/** Gets all of it to whoever has just shown who it is. @throws CallFailure */
export const downloadData = (correo: string) =>
  withStepUp(() => demandDownload(downloadPerson, { query: { correo } }))

/** Erases the person, after a step-up. @throws CallFailure */
export const eraseData = (body: ErasureAsked) => withStepUp(() => send(erasePerson, { body }))
