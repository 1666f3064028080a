import type { FastifyInstance } from 'fastify'
import {
  getCities,
  getEconomicActivities,
  getEconomicSubActivities,
  getIdentificationTypes,
  getTaxRegimes,
  listCompanyPapers,
  postCities,
} from '@enlace/contract/catalogues/shown/calls.ts'
import { searchCities } from '@enlace/domain/catalogue/cities.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { findOffered } from './entry-queries.ts'
import { findCompanyPapers } from './shown-queries.ts'
import { codesOf } from './shown-rules.ts'

/** Binds the lists of visitors' forms, and the company's public documents. */
export function catalogueRoutes(app: FastifyInstance): void {
  serve(app, getCities, ({ query }) => ({ data: searchCities(query.textSearch) }))
  serve(app, postCities, ({ body }) => ({ data: searchCities(body.searchText, codesOf(body.citiesERP)) }))
  serve(app, getEconomicActivities, async ({ db, scope }) => ({
    data: await findOffered(db, scope, 'economic-activities'),
  }))
  serve(app, getEconomicSubActivities, async ({ db, scope, query }) => ({
    data: await findOffered(db, scope, 'economic-sub-activities', query.id),
  }))
  serve(app, getTaxRegimes, async ({ db, scope }) => ({
    data: await findOffered(db, scope, 'tax-regimes'),
  }))
  serve(app, getIdentificationTypes, async ({ db, scope }) => ({
    data: await findOffered(db, scope, 'identification-types'),
  }))
  serve(app, listCompanyPapers, async ({ db, scope }) => ({ data: await findCompanyPapers(db, scope) }))
}
