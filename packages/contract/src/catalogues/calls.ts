import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import { CatalogueChange, catalogueNames, KeptCatalogue, KeptConcepts, OwnConcept } from './schemas.ts'

const access = { actor: 'staff', area: 'settings' } as const
const params = z.object({ lista: z.enum(catalogueNames) })
/** The activity whose sub-activities are requested. */
const query = z.object({ actividad: z._default(z.string().check(z.maxLength(20)), '') })

export const getCatalogue = defineCall({
  purpose: 'A list of the forms as the company has it: names, order, and what it offers no more.',
  method: 'GET',
  path: '/staff/catalogues/:lista',
  access,
  params,
  query,
  answer: KeptCatalogue,
})

export const changeCatalogue = defineCall({
  purpose: 'Changes a list of the forms: names, order, what is offered, entries of the company’s own.',
  method: 'PUT',
  path: '/staff/catalogues/:lista',
  access,
  params,
  query,
  body: CatalogueChange,
  answer: KeptCatalogue,
})

export const getConcepts = defineCall({
  purpose: 'The withholding concepts of the law and the company’s own, with their days.',
  method: 'GET',
  path: '/staff/withholding-concepts',
  access,
  answer: KeptConcepts,
})

export const changeConcepts = defineCall({
  purpose: 'Changes the company’s own withholding concepts with the days on which they hold.',
  method: 'PUT',
  path: '/staff/withholding-concepts',
  access,
  body: z.object({
    version: z.string().check(z.maxLength(64)),
    propios: z.array(OwnConcept).check(z.maxLength(300)),
  }),
  answer: KeptConcepts,
})
