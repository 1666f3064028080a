import type { Generated } from 'kysely'

/** Work for later, of one company. */
export interface JobsTable {
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
  /** The reference of the request that caused it. */
  caused_by: Generated<string | null>
}

/** When repeated work was last put into a company's queue. */
export interface RepeatedJobsTable {
  company_id: number
  task: string
  due_at: string
}
