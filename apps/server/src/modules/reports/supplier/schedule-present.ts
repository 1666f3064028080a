import type { ReportQuery, ReportSchedule } from '@enlace/contract/reports/schemas.ts'
import { exportReport } from '@enlace/contract/reports/export-calls.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { movingPeriods } from '@enlace/domain/report-period.ts'
import { readFields } from '../../../core/http/serve/fields.ts'
import { askReport, narrowingWords } from '../asked.ts'
import type { OfferedReport } from '../offer.ts'
import type { KeptSchedule } from './schedule-queries.ts'

/** Validates a stored query with the call's schema again. */
export function readAsked(asked: unknown): ReportQuery & { report: string } {
  // The schema of the report's file has just read it.
  return readFields(exportReport.query, asked) as ReportQuery & { report: string }
}

/** A schedule with the report's title and filters as the company offers them today. */
export function presentSchedule(kept: KeptSchedule, offered: readonly OfferedReport[]): ReportSchedule {
  const asked = readAsked(kept.query)
  const report = offered.find(({ id }) => id === kept.report)
  const words = report
    ? narrowingWords(report, askReport(report, asked, todayInBogota(new Date())).narrowing)
    : []
  return {
    id: kept.id,
    report: kept.report,
    titulo: report?.title ?? kept.report,
    formato: kept.format,
    frecuencia: kept.frequency,
    dia: kept.day,
    hora: kept.hour,
    periodo: movingPeriods.find((period) => period === asked.periodo) ?? null,
    filtro: words,
    sucursal: kept.sucursal,
    activa: kept.is_on,
    proxima: kept.next_at,
    ultima: kept.last_due,
    ultimo_estado: kept.last_state,
    vigente: report !== undefined,
  }
}
