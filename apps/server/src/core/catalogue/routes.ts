import type { FastifyInstance } from 'fastify'
import {
  getCities,
  getEconomicActivities,
  getEconomicSubActivities,
  getIdentificationTypes,
  getTaxRegimes,
  listCompanyPapers,
  postCities,
} from '@enlace/contract/core/catalogue/calls'
import { searchCities } from '@enlace/domain/catalogue/cities'
import { economicActivities, economicSubActivities } from '@enlace/domain/catalogue/economic-activities'
import { identificationTypes } from '@enlace/domain/catalogue/identification-types'
import { taxRegimes } from '@enlace/domain/catalogue/tax-regimes'
import { serve } from '../http/serve.ts'
import { findCompanyPapers } from './queries.ts'
import { codesOf } from './rules.ts'

/** The lists from which a visitor's forms choose, and the company's public papers. */
export function catalogueRoutes(app: FastifyInstance): void {
  serve(app, getCities, ({ query }) => ({ data: searchCities(query.textSearch) }))
  serve(app, postCities, ({ body }) => ({ data: searchCities(body.searchText, codesOf(body.citiesERP)) }))
  serve(app, getEconomicActivities, () => ({ data: [...economicActivities] }))
  serve(app, getEconomicSubActivities, ({ query }) => ({ data: [...economicSubActivities(query.id)] }))
  serve(app, getTaxRegimes, () => ({ data: [...taxRegimes] }))
  serve(app, getIdentificationTypes, () => ({ data: [...identificationTypes] }))
  serve(app, listCompanyPapers, async ({ db, scope }) => ({ data: await findCompanyPapers(db, scope) }))
}
