import type { Generated, GeneratedAlways } from 'kysely'
import type { CalendarDate } from '@enlace/domain/calendar-date'

/** A kind of mail that a person switched off or on. */
export interface NotificationChoicesTable {
  company_id: number
  membership_id: string
  kind: string
  is_on: boolean
  updated_at: Generated<string>
}

/** The last number that a company gave to a series of requests in a year. */
export interface ProfileRequestNumbersTable {
  company_id: number
  series: string
  year: number
  last: Generated<number>
}

/** What a person asks of the company: a change of the supplier’s record, or something about its own data. */
export interface ProfileRequestsTable {
  company_id: number
  id: Generated<string>
  number: string
  kind: string
  third_party_id: number
  membership_id: string
  identity_id: string
  person: string
  email: string
  state: Generated<string>
  words: string
  created_at: Generated<string>
  due_on: CalendarDate | null
  extended_on: CalendarDate | null
  decided_at: string | null
  decided_by: string | null
  answer: Generated<string>
  idempotency_key: string
}

/** A field of the record that a request asks to change, and how an approved one stands with the ERP. */
export interface ProfileRequestChangesTable {
  company_id: number
  request_id: string
  place: number
  third_party_id: number
  third_id: number | null
  field: string
  before: string | null
  after: string | null
  erp_value: string | null
  standing: string | null
}

/** A step of a request. */
export interface ProfileRequestEventsTable {
  company_id: number
  request_id: string
  id: GeneratedAlways<string>
  at: Generated<string>
  state: string
  side: string
  actor: string
  words: Generated<string>
}
