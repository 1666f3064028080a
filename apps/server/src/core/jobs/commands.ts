import { sql } from 'kysely'
import { call } from '@enlace/database/call.ts'
import { query, type Database, type Transaction } from '@enlace/database/database.ts'

/** Options of a new job. */
export interface JobOptions {
  /** Waiting jobs with the same key are one job; a later call changes its payload and time. */
  key?: string
  runAt?: Date
  /** The membership for which staff adds it; a supplier's job always has its own membership. */
  membership?: string
  /** The branch account and the module of the scope that the job opens. */
  account?: number | null
  module?: string | null
  /** Attempts before the job is given up. */
  tries?: number
}

/**
 * Adds a job to the open company's queue in the caller's transaction: it runs if and only if that commits. The
 * payload names rows; the job reads them again under the scope of the caller.
 */
export async function addJob(
  tx: Pick<Transaction, 'run'>,
  task: string,
  payload: object,
  { key, runAt, membership, account, module, tries = 8 }: JobOptions = {},
): Promise<string> {
  const [row] = await tx.run(
    sql<{ id: string }>`select ${call('add_job', {
      wanted_task: task,
      given: JSON.stringify(payload),
      wanted_key: key ?? null,
      at: runAt ?? null,
      membership: membership ?? null,
      wanted_account: account ?? null,
      wanted_module: module ?? null,
      tries,
    })} as id`.compile(query),
  )
  if (!row) throw new Error(`The job ${task} was not added`)
  return row.id
}

/** A claimed job. */
export interface ClaimedJob {
  company_id: number
  id: string
  task: string
  payload: unknown
  membership_id: string | null
  account: number | null
  attempts: number
  max_attempts: number
  /** The request that caused it; null for scheduled jobs. */
  caused_by: string | null
}

/** The queue as one worker uses it, for the jobs of all companies. */
export class Queue {
  readonly #db: Database
  readonly #claimer: string
  readonly #leaseSeconds: number

  constructor(db: Database, claimer: string, leaseSeconds: number) {
    this.#db = db
    this.#claimer = claimer
    this.#leaseSeconds = leaseSeconds
  }

  /**
   * Claims due jobs of these tasks, round-robin over companies, with at most this many running jobs of one company in this
   * worker; no other worker gets them before the lease expires.
   */
  claim(tasks: readonly string[], atMost: number, ofCompany = atMost): Promise<ClaimedJob[]> {
    return this.#ask<ClaimedJob>('claim_caused_jobs', [
      this.#claimer,
      tasks,
      atMost,
      this.#leaseSeconds,
      ofCompany,
    ])
  }

  /** Renews the leases of the running jobs; returns those that this worker still holds. */
  async renew(running: readonly string[]): Promise<Set<string>> {
    const rows = await this.#ask<{ id: string }>('renew_jobs', [this.#claimer, this.#leaseSeconds, running])
    return new Set(rows.map(({ id }) => id))
  }

  /** Removes a finished job. */
  async finish({ company_id, id }: ClaimedJob): Promise<void> {
    await this.#ask('finish_job', [company_id, id, this.#claimer])
  }

  /** Records a failure; the job is retried after `retrySeconds`, or given up if null. */
  async fail({ company_id, id }: ClaimedJob, why: string, retrySeconds: number | null): Promise<void> {
    await this.#ask('fail_job', [company_id, id, this.#claimer, why, retrySeconds])
  }

  /** Returns the claimed jobs to the queue. */
  async release(): Promise<void> {
    await this.#ask('release_jobs', [this.#claimer])
  }

  /** Adds a repeated job for each company that does not have it for this time yet. */
  async repeat(task: string, due: Date): Promise<void> {
    await this.#ask('add_repeated_jobs', [task, due])
  }

  /** Corrects the times that the database's clock wrote while it was ahead. */
  async mendClocks(): Promise<void> {
    await this.#ask('mend_queue_clocks', [])
  }

  #ask<Row>(name: string, values: readonly unknown[]): Promise<Row[]> {
    return this.#db.lookUp<Row>(name, values, 'staff')
  }
}
