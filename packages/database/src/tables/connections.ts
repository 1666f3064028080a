// Generated from the schema by `npm run generate`; a test compares it with the database.
import type { Generated } from 'kysely'

/** The tables of `schema/connections/`. */
export interface ConnectionsTables {
  connections: {
    company_id: number
    id: Generated<string>
    nombre: string
    system: string
    address: string
    place: Generated<string>
    username: string
    sealed_secret: Buffer
    kinds: string[]
    file_kinds: Generated<string[]>
    every_minutes: number
    is_on: Generated<boolean>
    stopped_why: string | null
    next_run_at: string | null
    held_by: string | null
    held_until: string | null
    created_by: string
    created_at: Generated<string>
    updated_by: string
    updated_at: Generated<string>
    version: Generated<number>
  }
  connection_cursors: {
    company_id: number
    connection_id: string
    kind: string
    reached_at: string | null
    next_at: string | null
    after_id: string | null
  }
  connection_runs: {
    company_id: number
    id: string
    connection_id: string
    actor: string
    is_full: boolean
    state: Generated<string>
    started_at: Generated<string>
    ended_at: string | null
    read_rows: Generated<string>
    inserted: Generated<string>
    updated: Generated<string>
    unchanged: Generated<string>
    deleted: Generated<string>
    refused: Generated<string>
    files: Generated<string>
    failure: string | null
  }
  connection_findings: {
    company_id: number
    run_id: string
    seq: number
    reference: string
    message: string
  }
  connection_records: {
    company_id: number
    connection_id: string
    kind: string
    erp_id: string
    known_by: unknown
    record_key: string | null
    files_due: Generated<boolean>
  }
  connection_files: {
    company_id: number
    connection_id: string
    kind: string
    erp_id: string
    document_erp_id: string
    name: string
    mark: string
    sha256: string | null
    seen_at: Generated<string>
  }
  connection_bills: {
    company_id: number
    connection_id: string
    is_on: Generated<boolean>
    expense_account: Generated<string>
    tax_account: Generated<string>
    rounding_account: Generated<string>
    item: Generated<string>
    held_by: string | null
    held_until: string | null
  }
}
