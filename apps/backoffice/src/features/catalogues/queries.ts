import {
  changeCatalogue,
  changeConcepts,
  getCatalogue,
  getConcepts,
} from '@enlace/contract/catalogues/calls.ts'
import type { CatalogueEntry, CatalogueName, OwnConcept } from '@enlace/contract/catalogues/schemas.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { send } from '../../core/session/client.ts'

/** A list as the company has it; asked again whenever it is opened, because others change it, too. */
export const catalogueQuery = (lista: CatalogueName, actividad: string) => ({
  ...callQuery(getCatalogue, { params: { lista }, query: { actividad } }),
  staleTime: 0,
})

/** The withholding concepts of the law and the company's own. */
export const conceptsQuery = () => ({ ...callQuery(getConcepts), staleTime: 0 })

/** Changes the list that was seen. @throws CallFailure */
export const sendCatalogue = (
  lista: CatalogueName,
  actividad: string,
  body: { version: string; entradas: CatalogueEntry[] },
) => send(changeCatalogue, { params: { lista }, query: { actividad }, body })

/** Changes the company's own concepts. @throws CallFailure */
export const sendConcepts = (version: string, propios: OwnConcept[]) =>
  send(changeConcepts, { body: { version, propios } })
