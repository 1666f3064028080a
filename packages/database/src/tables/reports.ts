// Generated from the schema by `npm run generate`; a test compares it with the database.
import type { Generated } from 'kysely'

/** The tables of `schema/reports/`. */
export interface ReportsTables {
  report_settings: {
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
  report_links: {
    company_id: number
    id: Generated<string>
    title: string
    about: Generated<string>
    url: string
    place: Generated<number>
  }
  report_runs: {
    company_id: number
    membership_id: string
    report: string
    ran_at: Generated<string>
    rows: number
  }
  report_schedules: {
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
}
