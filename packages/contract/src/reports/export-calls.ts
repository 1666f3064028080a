import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import { exporting, ExportParams, RequestedExport } from '../exports/schemas.ts'
import { placeAccess } from '../content/menu/access.ts'
import { FileBytes } from '../core/tickets/schemas.ts'
import { ReportId } from './shape.ts'
import { ReportQuery } from './schemas.ts'

const access = placeAccess.reports
const query = z.extend(ReportQuery, { report: ReportId, ...exporting })

/** Downloads all rows of a report as a file, up to the synchronous limit. */
export const exportReport = defineCall({
  purpose: 'All rows of a report as XLSX, CSV or PDF.',
  method: 'GET',
  path: '/report-files/:format',
  access,
  params: ExportParams,
  query,
  delivers: 'file',
  answer: FileBytes,
})

/** The same export as a background job, listed among the downloads. */
export const requestReportExport = defineCall({
  purpose: 'All rows of a report as a file that is made in the background.',
  method: 'POST',
  path: '/report-files/:format',
  access,
  isForReaders: true,
  params: ExportParams,
  query,
  answer: RequestedExport,
})
