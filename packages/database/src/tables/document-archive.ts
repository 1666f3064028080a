// Generated from the schema by `npm run generate`; a test compares it with the database.
import type { Generated } from 'kysely'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'

/** The tables of `schema/document-archive/`. */
export interface DocumentArchiveTables {
  document_archive_settings: {
    company_id: number
    is_on: boolean
    day: number
    kinds: string[]
    recipients: string[]
    updated_at: Generated<string>
  }
  document_archives: {
    company_id: number
    id: Generated<string>
    month: CalendarDate
    kinds: string[]
    state: Generated<string>
    asked_by: Generated<string>
    asked_at: Generated<string>
    is_scheduled: Generated<boolean>
    run: string | null
    files: Generated<number>
    missing: Generated<number>
    finished_at: string | null
    expires_at: string | null
  }
  document_archive_parts: {
    company_id: number
    archive_id: string
    part: number
    files: number
    size: string
    storage_key: string
  }
}
