import { sql } from 'kysely'
import { call } from '@enlace/database/call.ts'
import { query, type Database, type Transaction } from '@enlace/database/database.ts'

/** How a piece of work is put into the queue. */
export interface JobOptions {
  /** Work that waits under the same key is one work; a later call changes what it is given and when. */
  key?: string
  runAt?: Date
  /** For whom the company's own staff scope adds it; a supplier's work is always its own membership's. */
  membership?: string
  /** The branch account and the module of the scope that the work opens. */
  account?: number | null
  module?: string | null
  /** Attempts before it is given up. */
  tries?: number
}

/**
 * Puts work into the open company's queue, in the caller's transaction: it is done if and only if that is kept. The
 * payload names rows; the work reads them again under the scope of whoever asked.
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

/** A job as the queue hands it out. */
export interface ClaimedJob {
  company_id: number
  id: string
  task: string
  payload: unknown
  membership_id: string | null
  account: number | null
  attempts: number
  max_attempts: number
  /** The request that caused it; null where it was none, as the calendar. */
  caused_by: string | null
}

/** What one worker does with the queue; all companies' jobs pass through it. */
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
   * Takes due jobs of these tasks in hand, by turns of the companies and with at most so many of one company in this
   * worker's hands; no other worker gets them before the lease ends.
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

  /** Tells that this worker is alive and has these jobs in hand; answers those that it still holds. */
  async renew(running: readonly string[]): Promise<Set<string>> {
    const rows = await this.#ask<{ id: string }>('renew_jobs', [this.#claimer, this.#leaseSeconds, running])
    return new Set(rows.map(({ id }) => id))
  }

  /** The work is done. */
  async finish({ company_id, id }: ClaimedJob): Promise<void> {
    await this.#ask('finish_job', [company_id, id, this.#claimer])
  }

  /** The work failed; it is tried again after some seconds, or given up where there are none. */
  async fail({ company_id, id }: ClaimedJob, why: string, retrySeconds: number | null): Promise<void> {
    await this.#ask('fail_job', [company_id, id, this.#claimer, why, retrySeconds])
  }

  /** Gives back what is in hand. */
  async release(): Promise<void> {
    await this.#ask('release_jobs', [this.#claimer])
  }

  /** Puts repeated work into the queue of each company that does not have it for this time yet. */
  async repeat(task: string, due: Date): Promise<void> {
    await this.#ask('add_repeated_jobs', [task, due])
  }

  /** Sets right what the database's clock wrote while it was ahead. */
  async mendClocks(): Promise<void> {
    await this.#ask('mend_queue_clocks', [])
  }

  #ask<Row>(name: string, values: readonly unknown[]): Promise<Row[]> {
    return this.#db.lookUp<Row>(name, values, 'staff')
  }
}
