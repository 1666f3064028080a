// Generated from the schema by `npm run generate`; a test compares it with the database.
import type { Generated, GeneratedAlways } from 'kysely'

/** The tables of `schema/imports/`. */
export interface ImportsTables {
  import_batches: {
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
    rows_deleted: Generated<number>
    rows_closed: Generated<number>
    headers: Generated<unknown>
    undone_at: string | null
    undone_by: string | null
    parts: Generated<number>
    rows_left_out: Generated<number>
  }
  import_findings: {
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
  import_mappings: {
    company_id: number
    source: string
    mapping: unknown
    updated_at: Generated<string>
  }
  data_freshness: {
    company_id: number
    kind: string
    as_of: string
  }
  import_changes: {
    company_id: number
    batch_id: string
    seq: GeneratedAlways<string>
    table_name: string
    key: unknown
    before: unknown
    after: unknown
  }
  import_loads: {
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
  import_load_files: {
    company_id: number
    load_id: string
    seq: number
    name: string
    bytes: string
    sha256: string
    storage_key: string
    seen: unknown
  }
  import_sources: {
    company_id: number
    source: string
    rhythm: unknown
    version: Generated<number>
    updated_by: string
    updated_at: Generated<string>
  }
  source_alarms: {
    company_id: number
    id: Generated<string>
    source: string
    due_at: string
    raised_at: Generated<string>
    cleared_at: string | null
  }
}
