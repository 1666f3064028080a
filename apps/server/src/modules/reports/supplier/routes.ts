import type { FastifyInstance } from 'fastify'
import { getReport, listReports } from '@enlace/contract/reports/calls.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { askReport } from '../asked.ts'
import { findOfferedReports, getOfferedReport } from '../offered-queries.ts'
import { findPreview } from '../rows-queries.ts'
import { noteReportRun } from './commands.ts'
import { presentReport, presentSummary } from './present.ts'
import { findReportFacts } from './queries.ts'

/** The reports that a company offers: the index, and one report with its preview. */
export function reportRoutes(app: FastifyInstance): void {
  serve(app, listReports, async ({ db, scope }) => {
    const [reports, { links, ...facts }] = await Promise.all([
      findOfferedReports(db, scope),
      findReportFacts(db, scope),
    ])
    return { reports: reports.map((report) => presentSummary(report, facts)), links }
  })

  serve(app, getReport, async ({ db, scope, params, query }) => {
    const report = await getOfferedReport(db, scope, params.report)
    const asked = askReport(report, query, todayInBogota(new Date()))
    const answer = presentReport(asked, await findPreview(db, scope, asked))
    await noteReportRun(db, scope, report.id, answer.total)
    return answer
  })
}
