// Generated from the schema by `npm run generate`; a test compares it with the database.
import type { Generated } from 'kysely'

/** The tables of `schema/exports/`. */
export interface ExportsTables {
  download_tickets: {
    company_id: number
    ticket_hash: Buffer
    session_id: string
    account: number | null
    module: string | null
    needs_master: boolean
    target: Buffer
    expires_at: string
    spent_at: string | null
    grant_hash: Buffer | null
  }
  exports: {
    company_id: number
    id: Generated<string>
    membership_id: string
    list: string
    format: string
    query: unknown
    module: string | null
    account: number | null
    account_ids: number[]
    state: Generated<string>
    rows_total: number
    rows_done: Generated<number>
    file_name: string
    media_type: string
    storage_key: string | null
    size: string | null
    created_at: Generated<string>
    started_at: string | null
    finished_at: string | null
    expires_at: string | null
  }
  saved_views: {
    company_id: number
    membership_id: string
    id: Generated<string>
    list: string
    name: string
    days: number
    search: string
    columns: string[] | null
    is_default: Generated<boolean>
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  staff_download_tickets: {
    company_id: number
    ticket_hash: Buffer
    session_id: string
    roles: string[]
    step_up_seconds: number | null
    target: Buffer
    expires_at: string
    spent_at: string | null
    grant_hash: Buffer | null
  }
}
