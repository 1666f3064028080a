// Generated from the schema by `npm run generate`; a test compares it with the database.
import type { Generated, GeneratedAlways } from 'kysely'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'

/** The tables of `schema/supplier-registration/`. */
export interface SupplierRegistrationTables {
  registration_numbers: {
    company_id: number
    year: number
    last: Generated<number>
  }
  registration_requests: {
    company_id: number
    id: string
    number: string
    request_type: string
    state: Generated<string>
    documento_numero: string
    documento_dv: number | null
    contact_email: string
    supplier: unknown
    labels: Generated<unknown>
    idempotency_key: string
    content_hash: Buffer
    token_hash: Buffer
    address: string | null
    created_at: Generated<string>
    updated_at: Generated<string>
    version: Generated<number>
    waiting_since: Generated<string>
    answered_at: string | null
    assigned_to: string | null
    third_party_id: number | null
    checks: unknown
    staff_told_at: string | null
  }
  registration_attachments: {
    company_id: number
    request_id: string
    id: Generated<string>
    field: string
    label: string
    name: string
    storage_key: string
    created_at: Generated<string>
    replaced_at: string | null
    issued_on: CalendarDate | null
  }
  registration_events: {
    company_id: number
    request_id: string
    id: GeneratedAlways<string>
    at: Generated<string>
    state: string
    actor: Generated<string>
    reasons: Generated<string[]>
    field_reasons: Generated<unknown>
    note: Generated<string>
  }
}
