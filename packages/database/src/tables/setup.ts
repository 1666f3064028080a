import type { Generated, GeneratedAlways } from 'kysely'

/** A time in which a company's portal is off line, planned or under way. */
export interface MaintenanceWindowsTable {
  company_id: number
  id: Generated<string>
  starts_at: string
  ends_at: string | null
  announce_from: string | null
  message: Generated<string>
  state: Generated<string>
  created_by: string
  version: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
}

/** A link by which an installation that has nobody gets its first administrator. */
export interface SetupLinksTable {
  token_hash: Buffer
  expires_at: string
  spent_at: string | null
  created_at: Generated<string>
}

/** What was done to keep the installation well: a backup, a restoration, values sealed with a new key. */
export interface CareActsTable {
  id: GeneratedAlways<string>
  kind: string
  started_at: Generated<string>
  ended_at: string | null
  detail: Generated<unknown>
}
