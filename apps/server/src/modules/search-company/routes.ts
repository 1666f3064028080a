import type { FastifyInstance } from 'fastify'
import { searchSupplier } from '@enlace/contract/search-company/calls.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { findThirdParties, numbersOf } from '../suppliers/index.ts'
import { searchAnswer } from './rules.ts'

/** The search by NIT, in the visited company only. */
export function searchCompanyRoutes(app: FastifyInstance): void {
  serve(app, searchSupplier, async ({ db, scope, body }) =>
    searchAnswer(await findThirdParties(db, scope, numbersOf(body.nit))),
  )
}
