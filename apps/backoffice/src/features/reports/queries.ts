import {
  addDeskReportLink,
  changeDeskReport,
  changeDeskReportLink,
  listDeskReports,
  removeDeskReportLink,
  resetDeskReport,
} from '@enlace/contract/reports/desk/calls.ts'
import type { ReportLinkBody, ReportSettings } from '@enlace/contract/reports/desk/schemas.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { send } from '../../core/session/client.ts'

/** Every report with what the company made of it, and its links elsewhere. */
export const reportsQuery = () => ({ ...callQuery(listDeskReports), staleTime: 0 })

export const changeReport = (id: string, sello: string, settings: ReportSettings) =>
  send(changeDeskReport, { params: { id }, body: { sello, settings } })
export const resetReport = (id: string, sello: string) =>
  send(resetDeskReport, { params: { id }, body: { sello } })
export const addLink = (body: ReportLinkBody) => send(addDeskReportLink, { body })
export const changeLink = (id: string, sello: string, link: ReportLinkBody) =>
  send(changeDeskReportLink, { params: { id }, body: { sello, link } })
export const removeLink = (id: string) => send(removeDeskReportLink, { params: { id } })
