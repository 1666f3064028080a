import * as z from 'zod/mini'
import { defineCall } from '../../core/call.ts'
import { CompanyPaper, Options } from './schemas.ts'

const visitor = { actor: 'visitor' } as const
/** Cities change once a year, with a new version of the product. */
const aDay = 24 * 60 * 60
/** Companies can change the other lists, and changes should appear within minutes. */
const someMinutes = 5 * 60
const searchText = z.string().check(z.maxLength(100))

/** The cities that match the typed text, at most twenty; without a text the largest. */
export const getCities = defineCall({
  purpose: 'Cities of Colombia by part of their name, accents folded (spec 7, Cities lookup).',
  method: 'GET',
  path: '/cities',
  access: visitor,
  limit: 'catalogue',
  query: z.object({ textSearch: z._default(searchText, '') }),
  answer: Options,
  isQuiet: true,
  keptSeconds: aDay,
})

/** The cities by a multipart request; `citiesERP` may restrict them to a JSON list of an ERP's DIVIPOLA codes. */
export const postCities = defineCall({
  purpose: 'Cities of Colombia, optionally among the codes that an ERP knows (spec 7, Cities lookup).',
  method: 'POST',
  path: '/cities',
  access: visitor,
  limit: 'catalogue',
  encoding: 'multipart',
  body: z.object({
    citiesERP: z._default(z.string().check(z.maxLength(20_000)), ''),
    searchText: z._default(searchText, ''),
  }),
  answer: Options,
  isQuiet: true,
})

export const getEconomicActivities = defineCall({
  purpose: 'Economic activities: divisions of CIIU Rev. 4 A.C. (spec 7, Economic activities).',
  method: 'GET',
  path: '/economic-activities',
  access: visitor,
  limit: 'catalogue',
  answer: Options,
  keptSeconds: someMinutes,
})

/** The options of the second select, by the `id` of the first: its four-digit classes. */
export const getEconomicSubActivities = defineCall({
  purpose: 'Economic sub-activities: the classes of a division (spec 7, Economic sub-activities).',
  method: 'GET',
  path: '/economic-sub-activities',
  access: visitor,
  limit: 'catalogue',
  query: z.object({ id: z.string().check(z.maxLength(10)) }),
  answer: Options,
  keptSeconds: someMinutes,
})

/** The VAT and income tax regimes of suppliers. */
export const getTaxRegimes = defineCall({
  purpose: 'Tax regimes by the codes of the RUT (spec 7, Tax regimes).',
  method: 'GET',
  path: '/tax-regimes',
  access: visitor,
  limit: 'catalogue',
  answer: Options,
  keptSeconds: someMinutes,
})

/** The kinds of identity documents, by the DIAN's codes. */
export const getIdentificationTypes = defineCall({
  purpose: 'Identification document types (spec 7, Identification document types).',
  method: 'GET',
  path: '/identification-document-types',
  access: visitor,
  limit: 'catalogue',
  answer: Options,
  keptSeconds: someMinutes,
})

export const listCompanyPapers = defineCall({
  purpose: 'The company’s public papers to download (spec 7, Chamber-of-commerce certificates downloadable).',
  method: 'GET',
  path: '/chamber-of-commerce-certificates',
  access: visitor,
  limit: 'catalogue',
  answer: z.object({ data: z.array(CompanyPaper) }),
})
