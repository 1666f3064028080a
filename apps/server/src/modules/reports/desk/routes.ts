import type { FastifyInstance } from 'fastify'
import { fill } from '@enlace/contract/core/fill.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import {
  addDeskReportLink,
  changeDeskReport,
  changeDeskReportLink,
  listDeskReports,
  removeDeskReportLink,
  resetDeskReport,
} from '@enlace/contract/reports/desk/calls.ts'
import type { DeskReport, ReportSettings } from '@enlace/contract/reports/desk/schemas.ts'
import { reportsDeskTexts as texts } from '@enlace/contract/reports/desk/texts.ts'
import type { Transaction } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import type { DefinedReport } from '../definition.ts'
import { findDefinedReports } from '../installed-queries.ts'
import { filterColumns } from '../offer.ts'
import { changeReport, resetReport } from '../settings-commands.ts'
import { authorOf } from '../../../core/desk/author.ts'
import { addLink, changeLink, removeLink } from './commands.ts'
import { deskReportOf } from './present.ts'
import { findDeskSettings, findSeal } from './queries.ts'

/** The report settings: which reports the company offers and how, and its external links. */
export function reportsDeskRoutes(app: FastifyInstance): void {
  const { db } = app.service

  const getReport = async (scope: Scope, id: string): Promise<DefinedReport> => {
    const found = (await findDefinedReports(db, scope)).find((one) => one.id === id)
    if (!found) throw new Problem('document-not-found')
    return found
  }
  const shown = async (scope: Scope, report: DefinedReport): Promise<{ report: DeskReport }> => {
    const { settings, modules } = await findDeskSettings(db, scope)
    return { report: deskReportOf(report, settings.get(report.id), modules) }
  }
  const seenAs = (report: string, sello: string) => async (tx: Pick<Transaction, 'run'>) => {
    if ((await findSeal(tx, report)) !== sello) throw new Problem('changed-meanwhile')
  }

  serve(app, listDeskReports, async ({ scope }) => {
    const [reports, { settings, links, modules }] = await Promise.all([
      findDefinedReports(db, scope),
      findDeskSettings(db, scope),
    ])
    return { reports: reports.map((report) => deskReportOf(report, settings.get(report.id), modules)), links }
  })

  serve(app, changeDeskReport, async ({ scope, request, params: { id }, body: { sello, settings } }) => {
    const report = await getReport(scope, id)
    refuseUnknown(report, settings)
    const { company, author } = await authorOf(request, scope)
    const change = { ...settings, title: settings.title || null, about: settings.about || null }
    await changeReport(db, company, id, change, { author, check: seenAs(id, sello) })
    return shown(scope, report)
  })

  serve(app, resetDeskReport, async ({ scope, request, params: { id }, body: { sello } }) => {
    const report = await getReport(scope, id)
    const { company, author } = await authorOf(request, scope)
    await resetReport(db, company, id, { author, check: seenAs(id, sello) })
    return shown(scope, report)
  })

  serve(app, addDeskReportLink, async ({ scope, request, body }) => {
    const { author } = await authorOf(request, scope)
    return { id: await addLink(db, scope, body, author) }
  })

  serve(app, changeDeskReportLink, async ({ scope, request, params: { id }, body }) => {
    const { author } = await authorOf(request, scope)
    await changeLink(db, scope, { id, ...body }, author)
    return {}
  })

  serve(app, removeDeskReportLink, async ({ scope, request, params: { id } }) => {
    const { author } = await authorOf(request, scope)
    if (!(await removeLink(db, scope, id, author))) throw new Problem('document-not-found')
    return {}
  })
}

/** Rejects columns and filters that the report does not have. @throws Problem `invalid-fields`. */
function refuseUnknown(report: DefinedReport, { columns, filters }: ReportSettings): void {
  const strange = columns?.find((id) => !report.columns.some((column) => column.id === id))
  if (strange !== undefined)
    throw new Problem('invalid-fields', {}, { columns: fill(texts.columnUnknown, { column: strange }) })
  const may = filterColumns(report)
  const wrong = filters?.find((id) => !may.includes(id))
  if (wrong !== undefined)
    throw new Problem('invalid-fields', {}, { filters: fill(texts.filterUnknown, { column: wrong }) })
}
