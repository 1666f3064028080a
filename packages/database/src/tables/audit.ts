// Generated from the schema by `npm run generate`; a test compares it with the database.
import type { Generated, GeneratedAlways } from 'kysely'

/** The tables of `schema/audit/`. */
export interface AuditTables {
  audit_log: {
    company_id: number
    id: GeneratedAlways<string>
    at: Generated<string>
    actor: string
    identity_id: string | null
    action: string
    target: string | null
    address: string | null
    detail: Generated<unknown>
  }
}
