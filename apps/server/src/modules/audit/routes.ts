import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { fill } from '@enlace/contract/core/fill.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { exportAudit, getAuditEntry, listAuditEntries, listAuditRows } from '@enlace/contract/audit/calls.ts'
import { auditTexts as texts } from '@enlace/contract/audit/texts.ts'
import { csv } from '@enlace/documents/csv.ts'
import { xlsx } from '@enlace/documents/xlsx.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { readProfile } from '../company/index.ts'
import { exportMediaTypes } from '../exports/index.ts'
import { appendAudit } from '../../core/http/audit.ts'
import { serveFile } from '../../core/http/serve/serve-file.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { choicesOf, countRows } from '../../core/list/present.ts'
import { findSlice } from '../../core/list/queries.ts'
import { authorOf } from '../../core/desk/author.ts'
import { auditSheet, factsOf } from './present.ts'
import { auditRows, findAudit, findAuditEntry, streamAudit, withNames } from './queries.ts'

/** Binds the audit trail: list, entry and export. */
export function auditTrailRoutes(app: FastifyInstance): void {
  const { db } = app.service

  serve(app, listAuditEntries, async ({ scope, query }) => {
    const { rows, byAct, byPerson } = await findAudit(db, scope, query)
    return {
      rows,
      total: countRows(
        byAct.filter(
          ({ tema, accion }) => (query.tema ?? tema) === tema && (query.accion ?? accion) === accion,
        ),
      ),
      totals: [],
      counts: {},
      choices: {
        ...choicesOf(
          byAct.map(({ tema, accion, rows: found }) => ({ tema: [tema], accion: [accion], rows: found })),
          ['tema', 'accion'],
          query,
        ),
        persona: byPerson.map(({ persona, nombre, rows: found }) => ({
          value: persona,
          nombre,
          rows: found,
        })),
      },
      dataAsOf: null,
    }
  })

  serve(app, listAuditRows, async ({ scope, query }) => {
    const { rows, next } = await findSlice(db, scope, auditRows(query), query.after)
    return { rows: await withNames(db, scope, rows), next }
  })

  serve(app, getAuditEntry, async ({ scope, params }) => {
    const entry = await findAuditEntry(db, scope, params.id)
    if (!entry) throw new Problem('document-not-found')
    return { ...entry, ...factsOf(entry.detalle) }
  })

  serveFile(app, exportAudit, async ({ scope, request, query: { format, ...filter } }) => {
    const { company: id, author } = await authorOf(request, scope)
    const { company } = await readProfile(db, id)
    const moment = new Date()
    const asked = Object.fromEntries(Object.entries(filter).filter(([name]) => name !== 'days'))
    const sheet = auditSheet(company, Object.keys(asked).length > 0, streamAudit(db, scope, filter), moment)
    return {
      name: `${fill(texts.file, { date: todayInBogota(moment) })}.${format}`,
      mediaType: exportMediaTypes[format],
      body: async () => {
        await appendAudit(request, {
          company: id,
          ...author,
          action: 'audit:exported',
          detail: { formato: format, ...asked },
        })
        return Readable.from(format === 'csv' ? csv(sheet) : xlsx(sheet, company.nombre, moment), {
          objectMode: false,
        })
      },
    }
  })
}
