// Generated from the schema by `npm run generate`; a test compares it with the database.
import type { Generated } from 'kysely'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'

/** The tables of `schema/push/`. */
export interface PushTables {
  api_keys: {
    company_id: number
    id: Generated<string>
    nombre: string
    prefijo: string
    key_hash: Buffer
    scopes: string[]
    created_by: string
    created_at: Generated<string>
    expires_at: string | null
    revoked_at: string | null
    revoked_by: string | null
    replaced_by: string | null
    last_used_at: string | null
    last_address: string | null
    version: Generated<number>
  }
  push_statistics: {
    company_id: number
    key_id: string
    dia: CalendarDate
    calls: Generated<number>
    refused_calls: Generated<number>
    rows_read: Generated<string>
    rows_refused: Generated<string>
    bytes: Generated<string>
  }
  pushes: {
    company_id: number
    id: Generated<string>
    key_id: string
    kind: string
    idempotency_key: string | null
    body_hash: Buffer | null
    state: Generated<string>
    as_of: string | null
    rows_read: Generated<string>
    rows_inserted: Generated<string>
    rows_updated: Generated<string>
    rows_unchanged: Generated<string>
    rows_deleted: Generated<string>
    rows_refused: Generated<string>
    bytes: Generated<string>
    batches: Generated<string[]>
    failure: string | null
    started_at: Generated<string>
    finished_at: string | null
    alive_until: string
  }
  push_chunks: {
    company_id: number
    push_id: string
    seq: number
    body_hash: Buffer
    batch_id: string | null
    answer: Buffer
  }
}
