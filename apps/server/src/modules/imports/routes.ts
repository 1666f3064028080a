import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import {
  getImport,
  getImportReport,
  getImportTemplate,
  getRefusedRecords,
  listImportFindings,
  listImportRows,
  listImports,
  listImportSources,
  saveImportSource,
  watchImport,
} from '@enlace/contract/imports/calls.ts'
import { templateName } from '@enlace/contract/imports/file-names.ts'
import { templateOf } from './running/template.ts'
import { findClosedDays } from '../company/index.ts'
import { exportMediaTypes } from '../exports/index.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { serveFile } from '../../core/http/serve/serve-file.ts'
import { choicesOf, countRows } from '../../core/list/present.ts'
import { findSlice } from '../../core/list/queries.ts'
import { staffAuthor } from '../../core/desk/author.ts'
import { keepRhythm } from './commands.ts'
import { findFindings, streamFindings, streamRefused } from './finding-queries.ts'
import { planRoutes } from './plan-routes.ts'
import { presentBatch, presentLoad, presentOpen, presentSource, presentTargets } from './present.ts'
import { batchRows, findBatches } from './loads/list-queries.ts'
import { demandBatch, findBatch, findLoad, findSources, pageSize } from './loads/queries.ts'
import { savedMapping } from './loads/mapping-queries.ts'
import { refusedFile, reportFile } from './report-present.ts'
import { undoRoutes } from './undo-routes.ts'

/** The import desk: loads with their reports, and the freshness of each source. */
export function importRoutes(app: FastifyInstance): void {
  planRoutes(app)
  undoRoutes(app)

  serve(app, listImports, async ({ db, scope, query }) => {
    const { rows, groups, open } = await findBatches(db, scope, query)
    const kept = groups.filter(
      ({ fuente, estado }) => (query.fuente ?? fuente) === fuente && (query.estado ?? estado) === estado,
    )
    return {
      rows: rows.map(presentBatch),
      total: countRows(kept),
      totals: [],
      counts: {},
      choices: choicesOf(
        groups.map(({ fuente, estado, rows: found }) => ({
          fuente: [fuente],
          estado: [estado],
          rows: found,
        })),
        ['fuente', 'estado'],
        query,
      ),
      open: open.map(presentOpen),
      dataAsOf: null,
    }
  })

  serve(app, listImportRows, async ({ db, scope, query }) => {
    const { rows, next } = await findSlice(db, scope, batchRows(query), query.after)
    return { rows: rows.map(presentBatch), next }
  })

  serve(app, getImport, async ({ db, scope, params }) => {
    const [found, batch] = await Promise.all([
      findLoad(db, scope, params.id),
      findBatch(db, scope, params.id),
    ])
    if (!found && !batch) throw new Problem('import-not-found')
    const { mapping, sources, ownNit } = await savedMapping(db, scope, found?.load.source ?? '')
    return {
      load: found ? presentLoad(found.load, found.files, mapping, ownNit) : null,
      batch: batch ? presentBatch(batch) : null,
      targets: presentTargets(),
      sources,
    }
  })

  serve(app, watchImport, async ({ db, scope, params }) => {
    const found = await findLoad(db, scope, params.id)
    if (!found) throw new Problem('import-not-found')
    const { state, progress } = presentLoad(found.load, [])
    return { state, progress }
  })

  serve(app, listImportFindings, async ({ db, scope, params, query }) => {
    await demandBatch(db, scope, params.id)
    const { page, severity, reason } = query
    return { ...(await findFindings(db, scope, params.id, { page, severity, reason })), pageSize }
  })

  serveFile(app, getImportReport, async ({ db, scope, params, query }) => {
    const batch = await demandBatch(db, scope, params.id)
    return reportFile(batch, streamFindings(db, scope, params.id), query.format)
  })

  serveFile(app, getImportTemplate, async ({ params: { part }, query: { format } }) => ({
    name: templateName(part, format),
    mediaType: exportMediaTypes[format],
    body: await templateOf(part, format, new Date()),
  }))

  serveFile(app, getRefusedRecords, async ({ db, scope, params, query }) => {
    const batch = await demandBatch(db, scope, params.id)
    if (!batch.headers[query.file]) throw new Problem('import-not-found')
    return refusedFile(batch, query.file, streamRefused(db, scope, params.id, query.file))
  })

  serve(app, listImportSources, async ({ db, scope }) => {
    const now = new Date()
    const [rows, closed] = await Promise.all([findSources(db, scope), findClosedDays(db, scope)])
    return { sources: rows.map((row) => presentSource(row, now, closed)) }
  })

  serve(app, saveImportSource, async ({ db, scope, request, params, body }) => {
    const { actor } = await staffAuthor(request, scope)
    const isKept = await db.transaction(scope, (tx) => keepRhythm(tx, { ...params, ...body, actor }))
    if (!isKept) throw new Problem('changed-meanwhile')
    return {}
  })
}
