import type { Generated } from 'kysely'

/** An address of a company's own programs that is told what happened. */
export interface WebhookEndpointsTable {
  company_id: number
  id: Generated<string>
  url: string
  descripcion: Generated<string>
  events: string[]
  active: Generated<boolean>
  secret: Buffer
  former_secret: Buffer | null
  former_until: string | null
  failing_since: string | null
  disabled_at: string | null
  disabled_reason: string | null
  created_by: string
  created_at: Generated<string>
  version: Generated<number>
}

/** What happened, as the text that is signed. */
export interface WebhookEventsTable {
  company_id: number
  id: Generated<string>
  type: string
  body: string
  created_at: Generated<string>
}

/** An event on its way to an endpoint. */
export interface WebhookDeliveriesTable {
  company_id: number
  id: Generated<string>
  endpoint_id: string
  event_id: string
  state: Generated<string>
  is_test: Generated<boolean>
  attempts: Generated<number>
  tries: Generated<number>
  next_at: Generated<string>
  claimed_by: string | null
  claimed_until: string | null
  tried_at: string | null
  status: number | null
  fault: string | null
  answer: string | null
  milliseconds: number | null
  resent_by: string | null
  created_at: Generated<string>
}
