// Generated from the schema by `npm run generate`; a test compares it with the database.
/** What the functions of `schema/jobs/` are called with. */
export interface JobsFunctions {
  add_job: {
    wanted_task: string | null
    given: string | null
    wanted_key: string | null
    at: Date | string | null
    membership: string | null
    wanted_account: number | null
    wanted_module: string | null
    tries: number | null
  }
  claim_caused_jobs: {
    claimer: string | null
    tasks: readonly string[] | null
    at_most: number | null
    lease_seconds: number | null
    of_company: number | null
  }
  claim_jobs: {
    claimer: string | null
    tasks: readonly string[] | null
    at_most: number | null
    lease_seconds: number | null
    of_company: number | null
  }
  fail_job: {
    company: number | null
    job: string | null
    claimer: string | null
    why: string | null
    retry_seconds: string | null
  }
}
