import type { Generated, GeneratedAlways } from 'kysely'
import type { CalendarDate } from '@enlace/domain/calendar-date'

/** A file of the storage; unclaimed until what it was sent with is kept. */
export interface StoredFilesTable {
  company_id: number
  storage_key: string
  media_type: string
  size: string
  sha256: string
  created_at: Generated<string>
  claimed_at: string | null
  swept_at: string | null
}

/** The last number that a company gave to a request in a year. */
export interface RegistrationNumbersTable {
  company_id: number
  year: number
  last: Generated<number>
}

/** A request to become a supplier, or to get access for one. */
export interface RegistrationRequestsTable {
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
  staff_told_at: string | null
  assigned_to: string | null
  third_party_id: number | null
  checks: unknown
}

/** A file that was sent with a request. */
export interface RegistrationAttachmentsTable {
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

/** A step in a request’s history, as the applicant reads it, with what only the company does. */
export interface RegistrationEventsTable {
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

/** A text that somebody accepted (Ley 1581). */
export interface ConsentsTable {
  company_id: number
  id: Generated<string>
  subject_kind: string
  subject_id: string
  email: string
  page_code: string
  page_version: number | null
  accepted_at: Generated<string>
  address: string | null
  user_agent: string | null
  /** Of whoever accepted at the entrance of the portal: its name then, and the supplier that it works for. */
  person_name: string | null
  third_party_id: number | null
}
