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
import type { CatalogueName } from '@enlace/contract/features/catalogues/schemas'
import type { Database } from '@enlace/database/database'
import type { Scope } from '@enlace/database/scope'
import { serve } from '../http/serve.ts'
import { findEntries } from './entry-queries.ts'
import { findCompanyPapers } from './queries.ts'
import { codesOf } from './rules.ts'

/** The lists from which a visitor's forms choose, and the company's public papers. */
export function catalogueRoutes(app: FastifyInstance): void {
  serve(app, getCities, ({ query }) => ({ data: searchCities(query.textSearch) }))
  serve(app, postCities, ({ body }) => ({ data: searchCities(body.searchText, codesOf(body.citiesERP)) }))
  serve(app, getEconomicActivities, ({ db, scope }) => offered(db, scope, 'economic-activities'))
  serve(app, getEconomicSubActivities, ({ db, scope, query }) =>
    offered(db, scope, 'economic-sub-activities', query.id),
  )
  serve(app, getTaxRegimes, ({ db, scope }) => offered(db, scope, 'tax-regimes'))
  serve(app, getIdentificationTypes, ({ db, scope }) => offered(db, scope, 'identification-types'))
  serve(app, listCompanyPapers, async ({ db, scope }) => ({ data: await findCompanyPapers(db, scope) }))
}

/** What a company's forms offer of a list, in its order. */
async function offered(db: Database, scope: Scope, catalogue: CatalogueName, parent?: string) {
  const entries = await findEntries(db, scope, catalogue, parent)
  return { data: entries.filter(({ isOffered }) => isOffered).map(({ id, nombre }) => ({ id, nombre })) }
}
