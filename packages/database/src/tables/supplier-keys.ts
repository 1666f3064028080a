// Generated from the schema by `npm run generate`; a test compares it with the database.
import type { Generated } from 'kysely'

/** The tables of `schema/supplier-keys/`. */
export interface SupplierKeysTables {
  supplier_keys: {
    company_id: number
    id: Generated<string>
    third_party_id: number
    nombre: string
    prefijo: string
    key_hash: Buffer
    created_by: string
    created_at: Generated<string>
    expires_at: string
    revoked_at: string | null
    revoked_by: string | null
    last_used_at: string | null
    last_address: string | null
  }
  supplier_key_requests: {
    company_id: number
    key_id: string
    request_key: string
    body_hash: Buffer
    outcome: unknown
    at: Generated<string>
  }
}
