import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import {
  createReportSchedule,
  listReportSchedules,
  removeReportSchedule,
  switchReportSchedule,
} from '@enlace/contract/reports/schedule-calls.ts'
import { isReportTime } from '@enlace/domain/report-schedule.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { findOfferedReports, getOfferedReport } from '../offered-queries.ts'
import { createSchedule, removeSchedule, switchSchedule } from './schedule-commands.ts'
import { presentSchedule } from './schedule-present.ts'
import { findSchedule, findSchedules } from './schedule-queries.ts'

/** A person's scheduled reports by mail. */
export function reportScheduleRoutes(app: FastifyInstance): void {
  serve(app, listReportSchedules, async ({ db, scope }) => {
    const [kept, offered] = await Promise.all([findSchedules(db, scope), findOfferedReports(db, scope)])
    return { rows: kept.map((one) => presentSchedule(one, offered)) }
  })

  serve(app, createReportSchedule, async ({ db, scope, body }) => {
    const { report, formato, frecuencia, dia, hora, periodo, q, filtro } = body
    const offered = await getOfferedReport(db, scope, report)
    const times = { frequency: frecuencia, day: dia, hour: hora }
    if (!isReportTime(times)) throw new Problem('invalid-fields')
    const kept = await createSchedule(db, scope, {
      ...times,
      report,
      format: formato,
      query: {
        report,
        ...(periodo !== null && offered.period !== null ? { periodo } : {}),
        ...(q ? { q } : {}),
        ...(filtro ? { filtro } : {}),
      },
    })
    return presentSchedule(kept, [offered])
  })

  serve(app, switchReportSchedule, async ({ db, scope, params, body }) => {
    const kept = await findSchedule(db, scope, params.id)
    const changed = kept && (await switchSchedule(db, scope, { id: kept.id, times: kept, isOn: body.activa }))
    if (changed === undefined) throw new Problem('document-not-found')
    return presentSchedule(changed, await findOfferedReports(db, scope))
  })

  serve(app, removeReportSchedule, async ({ db, scope, params }) => {
    if (!(await removeSchedule(db, scope, params.id))) throw new Problem('document-not-found')
    return { removed: true }
  })
}
