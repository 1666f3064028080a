import type { Generated } from 'kysely'

/** An ERP from which records are pulled. */
export interface ConnectionsTable {
  company_id: number
  id: Generated<string>
  nombre: string
  system: string
  address: string
  place: string
  username: string
  sealed_secret: Buffer
  kinds: string[]
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

/** How far a kind of records has been brought. */
export interface ConnectionCursorsTable {
  company_id: number
  connection_id: string
  kind: string
  reached_at: string | null
  next_at: string | null
  after_id: string | null
}

/** One time that a connection brought records. */
export interface ConnectionRunsTable {
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
  failure: string | null
}

/** A record that could not be brought. */
export interface ConnectionFindingsTable {
  company_id: number
  run_id: string
  seq: number
  reference: string
  message: string
}

/** By which fields the portal knows a record of the ERP. */
export interface ConnectionRecordsTable {
  company_id: number
  connection_id: string
  kind: string
  erp_id: string
  known_by: unknown
}
