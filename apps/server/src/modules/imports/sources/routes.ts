import type { FastifyInstance } from 'fastify'
import { getSourceChanges } from '@enlace/contract/imports/sources/calls.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { presentChange, presentTables } from './present.ts'
import { findChanges, findLastLoads } from './queries.ts'

/** The changes made by the last load of each source. */
export function sourceChangesRoutes(app: FastifyInstance): void {
  serve(app, getSourceChanges, async ({ db, scope, params: { source }, query }) => {
    const [last, before] = await findLastLoads(db, scope, source)
    if (!last)
      return { source, carga: null, anterior: null, tablas: [], hayDetalle: false, filas: [], total: 0 }
    const { groups, rows } = await findChanges(db, scope, last.id, query)
    const counted = groups.filter(
      ({ tabla, tipo }) => (query.tabla ?? tabla) === tabla && (query.tipo ?? tipo) === tipo,
    )
    return {
      source,
      carga: { id: last.id, at: last.at, actorName: last.actor_name, sinCambio: last.rows_unchanged },
      anterior: before ? { id: before.id, at: before.at } : null,
      tablas: presentTables(groups),
      hayDetalle: groups.length > 0 || last.touched === 0,
      filas: rows.map(presentChange),
      total: counted.reduce((sum, { filas }) => sum + filas, 0),
    }
  })
}
