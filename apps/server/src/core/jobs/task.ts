import type { Scope } from '@enlace/database/scope.ts'
import type { Service } from '../http/service.ts'
import type { Schedule } from './schedule.ts'

/** The services of the running server that a job may need. */
export type JobService = Pick<Service, 'db' | 'settings' | 'storage' | 'keys' | 'names'> & {
  readonly log: JobLog
}

/** The log of a worker; it never contains data of rows. */
export interface JobLog {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** A job that a worker runs. */
export interface Job {
  readonly company: number
  readonly id: string
  /** The worker that claimed it: writes for the job prove by this that it still does. */
  readonly claimer: string
  readonly payload: unknown
  /** The current scope of the user who caused it; the company's own staff scope for scheduled work. */
  readonly scope: Scope
  readonly attempts: number
  /** Aborted when another worker has claimed the job, or the server stops: the job then restarts from the beginning. */
  readonly signal: AbortSignal
}

/** The work of all jobs of one name. It may run twice, so it must be idempotent. */
export interface Task {
  readonly name: string
  run(job: Job, service: JobService): Promise<void>
  /**
   * Attempts after which a fault of the work is final, for jobs with a waiting user. Kills and outages of the database
   * or the disk are retried as usual.
   */
  readonly faultTries?: number
  /** Called once when the job is given up, for any reason. */
  giveUp?(job: Job, service: JobService): Promise<void>
  /** The schedule of repeated work, which runs once per company and time over all nodes. */
  readonly schedule?: Schedule
}
