import type { Generated, GeneratedAlways } from 'kysely'

/** One load of a source. */
export interface ImportBatchesTable {
  company_id: number
  id: Generated<string>
  source: string
  kind: string
  file_name: string
  file_sha256: string
  state: Generated<string>
  rows_read: Generated<number>
  rows_inserted: Generated<number>
  rows_updated: Generated<number>
  rows_unchanged: Generated<number>
  rows_refused: Generated<number>
  rows_doubtful: Generated<number>
  rows_left_out: Generated<number>
  failure: string | null
  actor: string
  started_at: Generated<string>
  finished_at: string | null
  rows_deleted: Generated<number>
  rows_closed: Generated<number>
  headers: Generated<unknown>
  undone_at: string | null
  undone_by: string | null
  /** In how many transactions it came. */
  parts: Generated<number>
}

/** What a load changed of one row. */
export interface ImportChangesTable {
  company_id: number
  batch_id: string
  seq: GeneratedAlways<string>
  table_name: string
  key: unknown
  before: unknown
  after: unknown
}

/** A load that somebody prepares in the back office. */
export interface ImportLoadsTable {
  company_id: number
  id: Generated<string>
  source: Generated<string>
  state: Generated<string>
  plan: Generated<unknown>
  checked: unknown
  progress: unknown
  failure: string | null
  confirms_closing: Generated<boolean>
  created_by: string
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
}

/** A file of such a load. */
export interface ImportLoadFilesTable {
  company_id: number
  load_id: string
  seq: number
  name: string
  bytes: string
  sha256: string
  storage_key: string
  seen: unknown
}

/** How often a source is expected. */
export interface ImportSourcesTable {
  company_id: number
  source: string
  rhythm: unknown
  version: Generated<number>
  updated_by: string
  updated_at: Generated<string>
}

/** A refused or doubtful row of a load. */
export interface ImportFindingsTable {
  company_id: number
  batch_id: string
  seq: number
  file_name: string
  line: number | null
  severity: string
  reason: string
  field: string | null
  value: string | null
  message: string
  record: unknown
}

/** The saved column mapping of a source. */
export interface ImportMappingsTable {
  company_id: number
  source: string
  mapping: unknown
  updated_at: Generated<string>
}

/** Until when a kind of document is complete. */
export interface DataFreshnessTable {
  company_id: number
  kind: string
  as_of: string
}

/** A source that did not come by its rhythm, until it comes. */
export interface SourceAlarmsTable {
  company_id: number
  id: Generated<string>
  source: string
  due_at: string
  raised_at: Generated<string>
  cleared_at: string | null
}
