import * as z from 'zod/mini'
import { defineCall } from '../../core/call.ts'
import { DocumentId } from '../../core/values.ts'
import { ReportId } from '../shape.ts'
import { DeskReport, DeskReportLink, ReportLinkBody, ReportSettings } from './schemas.ts'

const access = { actor: 'staff', area: 'settings' } as const
const ById = z.object({ id: ReportId })
const ByLink = z.object({ id: DocumentId })

export const listDeskReports = defineCall({
  purpose: 'Every report, shipped or installed, with what the company made of it, and its external links.',
  method: 'GET',
  path: '/staff/reports',
  access,
  answer: z.object({ reports: z.array(DeskReport), links: z.array(DeskReportLink) }),
})

export const changeDeskReport = defineCall({
  purpose: 'Changes whether suppliers have a report, its title, columns, filters and place.',
  method: 'PUT',
  path: '/staff/reports/:id',
  access,
  params: ById,
  body: z.object({ sello: z.string(), settings: ReportSettings }),
  answer: z.object({ report: DeskReport }),
})

export const resetDeskReport = defineCall({
  purpose: 'Lets suppliers have a report as it comes.',
  method: 'POST',
  path: '/staff/reports/:id/reset',
  access,
  params: ById,
  body: z.object({ sello: z.string() }),
  answer: z.object({ report: DeskReport }),
})

export const addDeskReportLink = defineCall({
  purpose: 'Adds a link to a report that the company keeps elsewhere.',
  method: 'POST',
  path: '/staff/report-links',
  access,
  body: ReportLinkBody,
  answer: z.object({ id: DocumentId }),
})

export const changeDeskReportLink = defineCall({
  purpose: 'Changes a link to a report elsewhere.',
  method: 'PUT',
  path: '/staff/report-links/:id',
  access,
  params: ByLink,
  body: z.object({ sello: z.string(), link: ReportLinkBody }),
  answer: z.object({}),
})

export const removeDeskReportLink = defineCall({
  purpose: 'Takes a link to a report elsewhere away.',
  method: 'DELETE',
  path: '/staff/report-links/:id',
  access,
  params: ByLink,
  answer: z.object({}),
})
