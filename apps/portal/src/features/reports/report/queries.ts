import { getReport, listReports } from '@enlace/contract/reports/calls.ts'
import { listReportSchedules } from '@enlace/contract/reports/schedule-calls.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import type { ReportFilterWords } from './filter.ts'

/** The reports that there are; asked again on Back, because running one has changed when it ran. */
export const reportsQuery = () => ({ ...callQuery(listReports), staleTime: 0 })

/** A report's first rows with the figures of all of them. */
export const reportQuery = (report: string, query: ReportFilterWords) =>
  callQuery(getReport, { params: { report }, query })

/** The reports that the person gets by mail. */
export const reportSchedulesQuery = () => ({ ...callQuery(listReportSchedules), staleTime: 0 })
