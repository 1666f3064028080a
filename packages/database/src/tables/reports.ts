import type { Generated } from 'kysely'

/** What a company makes of a report; null leaves what the report comes with. */
export interface ReportSettingsTable {
  company_id: number
  report: string
  is_on: boolean | null
  title: string | null
  about: string | null
  columns: string[] | null
  filters: string[] | null
  place: number | null
  updated_at: Generated<string>
}

/** A report that a company keeps elsewhere. */
export interface ReportLinksTable {
  company_id: number
  id: Generated<string>
  title: string
  about: Generated<string>
  url: string
  place: Generated<number>
}

/** When a person last looked at a report, and how many rows it had. */
export interface ReportRunsTable {
  company_id: number
  membership_id: string
  report: string
  ran_at: Generated<string>
  rows: number
}

/** A report that a person gets by mail, as a link to a file of its own. */
export interface ReportSchedulesTable {
  company_id: number
  id: Generated<string>
  membership_id: string
  report: string
  format: string
  query: unknown
  frequency: string
  day: number
  hour: number
  account: number | null
  is_on: Generated<boolean>
  next_at: string
  last_due: string | null
  export_id: string | null
  mailed_export_id: string | null
  created_at: Generated<string>
}
