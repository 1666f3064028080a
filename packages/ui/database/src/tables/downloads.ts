import type { Generated } from 'kysely'

/** A ticket that opens one file, once, in the browser that asked for it. */
export interface DownloadTicketsTable {
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

/** A file that somebody asked for, made while nobody waits. */
export interface ExportsTable {
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
