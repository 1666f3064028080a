// Generated from the schema by `npm run generate`; a test compares it with the database.
import type { Generated } from 'kysely'

/** The tables of `schema/jobs/`. */
export interface JobsTables {
  jobs: {
    company_id: number
    id: Generated<string>
    task: string
    payload: Generated<unknown>
    key: string | null
    membership_id: string | null
    account: number | null
    module: string | null
    run_at: Generated<string>
    attempts: Generated<number>
    max_attempts: Generated<number>
    claimed_by: string | null
    claimed_until: string | null
    last_error: string | null
    dead_at: string | null
    created_at: Generated<string>
    caused_by: Generated<string | null>
  }
  repeated_jobs: {
    company_id: number
    task: string
    due_at: string
  }
}
