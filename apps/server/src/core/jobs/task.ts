import type { Scope } from '@enlace/database/scope.ts'
import type { Service } from '../http/service.ts'
import type { Schedule } from './schedule.ts'

/** What work may need of the running server. */
export type JobService = Pick<Service, 'db' | 'settings' | 'storage' | 'keys' | 'names'> & {
  readonly log: JobLog
}

/** Where a worker tells how it goes; never with what the rows hold. */
export interface JobLog {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** A piece of work in a worker's hand. */
export interface Job {
  readonly company: number
  readonly id: string
  /** The worker that holds it: anyone who writes for the job proves by this that it still does. */
  readonly claimer: string
  readonly payload: unknown
  /** Anyone who asked for it, with what they may see now; the company's own staff scope for work of nobody. */
  readonly scope: Scope
  readonly attempts: number
  /** Told when the work is another's by now, or the server stops: it is then done again from its start. */
  readonly signal: AbortSignal
}

/** What is done with the jobs of one name. It may be done twice, so it must come out the same the second time. */
export interface Task {
  readonly name: string
  run(job: Job, service: JobService): Promise<void>
  /**
   * Attempts after which a fault of the work is final, where somebody waits to be told. What a kill cut off, or an outage of
   * the database or the disk, is tried as often as any work.
   */
  readonly faultTries?: number
  /** The work will not be done any more: told once, whatever the reason. */
  giveUp?(job: Job, service: JobService): Promise<void>
  /** Work that comes back by the calendar, in each company once a time over all nodes. */
  readonly schedule?: Schedule
}
