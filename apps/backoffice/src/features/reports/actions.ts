import type {
  DeskReport,
  DeskReportLink,
  ReportLinkBody,
  ReportSettings,
} from '@enlace/contract/reports/desk/schemas.ts'

/** How an act ended: done, or refused with a sentence for each field. */
export type Refusals = Readonly<Record<string, string>>

/** What can be done with reports and links; each answers nothing where it was done, else what was refused. */
export type ReportActions = {
  change: (report: DeskReport, settings: ReportSettings) => Promise<Refusals | undefined>
  reset: (report: DeskReport) => Promise<Refusals | undefined>
  keepLink: (link: DeskReportLink | undefined, body: ReportLinkBody) => Promise<Refusals | undefined>
  removeLink: (link: DeskReportLink) => Promise<Refusals | undefined>
}
