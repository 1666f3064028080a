import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import {
  changeCatalogue,
  changeConcepts,
  getCatalogue,
  getConcepts,
} from '@enlace/contract/catalogues/calls.ts'
import type { CatalogueName } from '@enlace/contract/catalogues/schemas.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { findEntries } from './entry-queries.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { changeEntries, changeOwnConcepts, type Which } from './commands.ts'
import { presentCatalogue, presentConcepts } from './present.ts'
import { ownConceptRows } from './queries.ts'

/** Binds a company's changes to the lists of its forms. */
export function cataloguesRoutes(app: FastifyInstance): void {
  serve(app, getCatalogue, ({ db, scope, params, query }) =>
    read(db, scope, whichOf(params.lista, query.actividad)),
  )

  serve(app, changeCatalogue, async ({ db, scope, request, params, query, body }) => {
    const which = whichOf(params.lista, query.actividad)
    await changeEntries(db, scope, request.ip, which, body)
    return read(db, scope, which)
  })

  serve(app, getConcepts, async ({ db, scope }) => {
    const [own] = await db.read(scope, [ownConceptRows])
    return presentConcepts(own)
  })

  serve(app, changeConcepts, async ({ db, scope, request, body }) => {
    await changeOwnConcepts(db, scope, request.ip, body)
    const [own] = await db.read(scope, [ownConceptRows])
    return presentConcepts(own)
  })
}

/** @throws Problem `malformed-request` for sub-activities without an activity. */
function whichOf(catalogue: CatalogueName, actividad: string): Which {
  const isOfActivity = catalogue === 'economic-sub-activities'
  if (isOfActivity === (actividad === '')) throw new Problem('malformed-request')
  return { catalogue, parent: actividad }
}

async function read(db: Database, scope: Scope, { catalogue, parent }: Which) {
  const isOfActivity = catalogue === 'economic-sub-activities'
  const [entries, activities] = await Promise.all([
    findEntries(db, scope, catalogue, parent),
    isOfActivity ? findEntries(db, scope, 'economic-activities') : [],
  ])
  return presentCatalogue(entries, activities)
}
