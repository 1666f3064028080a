// Generated from the schema by `npm run generate`; a test compares it with the database.
import type { Generated } from 'kysely'

/** The tables of `schema/webhooks/`. */
export interface WebhooksTables {
  webhook_endpoints: {
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
  webhook_events: {
    company_id: number
    id: Generated<string>
    type: string
    body: string
    created_at: Generated<string>
  }
  webhook_deliveries: {
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
}
