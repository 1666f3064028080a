import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import { placeAccess } from '../content/menu/access.ts'
import { ReportId } from './shape.ts'
import { Report, ReportIndex, ReportQuery } from './schemas.ts'

const access = placeAccess.reports

export const listReports = defineCall({
  purpose:
    'The reports that the company offers, with when each was last run, and links to reports elsewhere.',
  method: 'GET',
  path: '/reports',
  access,
  answer: ReportIndex,
})

/** Opening a report runs it. */
export const getReport = defineCall({
  purpose: 'A report by its parameters: the first 50 rows, the totals and the chart of all of them.',
  method: 'GET',
  path: '/reports/:report',
  access,
  params: z.object({ report: ReportId }),
  query: ReportQuery,
  answer: Report,
})
