import type { Generated } from 'kysely'

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
  failure: string | null
  actor: string
  started_at: Generated<string>
  finished_at: string | null
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
