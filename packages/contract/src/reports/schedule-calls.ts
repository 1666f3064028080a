import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import { placeAccess } from '../content/menu/access.ts'
import { DocumentId } from '../core/values.ts'
import { NewReportSchedule, ReportSchedule, ReportSchedules } from './schemas.ts'

const access = placeAccess.reports
const OfSchedule = z.object({ id: DocumentId })

export const listReportSchedules = defineCall({
  purpose: 'The reports that the person gets by mail, with when each comes next.',
  method: 'GET',
  path: '/report-schedules',
  access,
  answer: ReportSchedules,
})

export const createReportSchedule = defineCall({
  purpose: 'Has a report sent to the person every day, week or month, as a link to its file.',
  method: 'POST',
  path: '/report-schedules',
  access,
  isForReaders: true,
  body: NewReportSchedule,
  answer: ReportSchedule,
})

/** Pauses a schedule, or resumes it with its next time. */
export const switchReportSchedule = defineCall({
  purpose: 'Stops or resumes a report that the person gets by mail.',
  method: 'PUT',
  path: '/report-schedules/:id',
  access,
  isForReaders: true,
  params: OfSchedule,
  body: z.object({ activa: z.boolean() }),
  answer: ReportSchedule,
})

export const removeReportSchedule = defineCall({
  purpose: 'Ends a report that the person gets by mail.',
  method: 'DELETE',
  path: '/report-schedules/:id',
  access,
  isForReaders: true,
  params: OfSchedule,
  answer: z.object({ removed: z.boolean() }),
})
