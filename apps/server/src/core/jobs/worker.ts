import { randomUUID } from 'node:crypto'
import { Scope } from '@enlace/database/scope.ts'
import { outageOf } from '../http/problem-of.ts'
import { referenceOf, watchWork } from '../watch/channels.ts'
import { Queue, type ClaimedJob } from './commands.ts'
import { retrySeconds, usualPolicy, type WorkPolicy } from './rules.ts'
import { isInTime } from './schedule.ts'
import type { Job, JobService, Task } from './task.ts'

/** A running worker. */
export interface Worker {
  /** Claims no more jobs, lets running ones finish for a moment, and returns the rest to the queue. */
  stop(): Promise<void>
}

/**
 * Runs the jobs of these tasks, when notified and in any case every few seconds.
 * Every node runs one; the jobs of a killed one are claimed again when their lease expires.
 */
export function startWorker(
  service: JobService,
  tasks: readonly Task[],
  policy: WorkPolicy = usualPolicy,
): Worker {
  const worker = new RunningWorker(service, tasks, policy)
  const stopListening = service.db.listen('jobs', () => worker.wake())
  const running = worker.run()
  let stopping: Promise<void> | undefined
  const stop = async () => {
    await Promise.all([stopListening(), worker.stop(), running])
  }
  return { stop: () => (stopping ??= stop()) }
}

class RunningWorker {
  readonly #service: JobService
  readonly #tasks: ReadonlyMap<string, Task>
  readonly #policy: WorkPolicy
  readonly #claimer = randomUUID()
  readonly #queue: Queue
  readonly #running = new Map<string, { done: Promise<void>; cut: AbortController }>()
  #isStopping = false
  #wasTold = false
  #wakeUp: () => void = () => undefined
  /** By the monotonic clock. */
  #calendarAt = 0

  constructor(service: JobService, tasks: readonly Task[], policy: WorkPolicy) {
    this.#service = service
    this.#tasks = new Map(tasks.map((task) => [task.name, task]))
    this.#policy = policy
    this.#queue = new Queue(service.db, this.#claimer, policy.leaseSeconds)
  }

  async run(): Promise<void> {
    const renewing = setInterval(() => void this.#renew(), this.#policy.renewMilliseconds).unref()
    while (!this.#isStopping) {
      this.#wasTold = false
      await this.#round().catch((fault: unknown) => this.#service.log.error({ err: fault }, 'jobs failed'))
      await this.#rest()
    }
    await Promise.all([...this.#running.values()].map(({ done }) => done))
    clearInterval(renewing)
    // The database itself may be the cause.
    await this.#queue
      .release()
      .catch((fault: unknown) => this.#service.log.error({ err: fault }, 'jobs failed'))
  }

  /** Polls the queue at once. */
  wake(): void {
    this.#wasTold = true
    this.#wakeUp()
  }

  async stop(): Promise<void> {
    this.#isStopping = true
    this.#wakeUp()
    const cut = () => {
      for (const { cut: controller } of this.#running.values()) controller.abort()
    }
    setTimeout(cut, this.#policy.drainMilliseconds).unref()
  }

  async #round(): Promise<void> {
    await this.#lookAtCalendar()
    const free = this.#policy.concurrency - this.#running.size
    if (free <= 0 || this.#isStopping) return
    const names = [...this.#tasks.keys()]
    const { concurrencyPerCompany } = this.#policy
    for (const claimed of await this.#queue.claim(names, free, concurrencyPerCompany)) this.#take(claimed)
  }

  /** Adds due repeated jobs to the queue; the first node that checks does it. */
  async #lookAtCalendar(): Promise<void> {
    if (performance.now() < this.#calendarAt) return
    this.#calendarAt = performance.now() + this.#policy.calendarMilliseconds
    await this.#queue.mendClocks()
    const now = new Date()
    for (const { name, schedule } of this.#tasks.values()) {
      const due = schedule?.lastDue(now)
      if (schedule && due && isInTime(schedule, due, now)) await this.#queue.repeat(name, due)
    }
  }

  #take(claimed: ClaimedJob): void {
    // Its lease expired while this worker was too busy to renew it; the claim renewed it and the job continues.
    if (this.#running.has(claimed.id)) return
    const cut = new AbortController()
    const done = this.#work(claimed, cut.signal)
      .catch((fault: unknown) => this.#service.log.error({ err: fault }, 'jobs failed'))
      .finally(() => {
        this.#running.delete(claimed.id)
        this.wake()
      })
    this.#running.set(claimed.id, { done, cut })
  }

  async #work(claimed: ClaimedJob, signal: AbortSignal): Promise<void> {
    const { log } = this.#service
    const task = this.#tasks.get(claimed.task)
    if (!task) return
    const job = this.#jobOf(claimed, signal)
    const about = aboutOf(claimed)
    const begin = performance.now()
    try {
      // A job that killed its process each time is claimed once more, to be given up.
      if (claimed.attempts > claimed.max_attempts) throw new Error('No attempt of this job came to its end')
      await watchWork({ kind: 'job', name: task.name, ...workOf(claimed) }, () =>
        task.run(job, this.#service),
      )
    } catch (fault) {
      if (signal.aborted) {
        log.info(about, 'job given back')
        return
      }
      await this.#fail(task, claimed, job, fault)
      return
    }
    await this.#queue.finish(claimed)
    log.info({ ...about, milliseconds: Math.round(performance.now() - begin) }, 'job done')
  }

  async #fail(task: Task, claimed: ClaimedJob, job: Job, fault: unknown): Promise<void> {
    const { attempts, max_attempts: most } = claimed
    const tries = outageOf(fault) === undefined ? Math.min(most, task.faultTries ?? most) : most
    const isFinal = fault instanceof FinalFault || attempts >= tries
    this.#service.log.warn({ ...aboutOf(claimed), err: fault, isGivenUp: isFinal }, 'job failed')
    if (isFinal) await task.giveUp?.(job, this.#service)
    const why = fault instanceof Error ? fault.message : String(fault)
    await this.#queue.fail(claimed, why, isFinal ? null : retrySeconds(claimed.attempts, this.#policy))
  }

  #jobOf(claimed: ClaimedJob, signal: AbortSignal): Job {
    const { company_id: company, id, payload, account, attempts } = claimed
    const claimer = this.#claimer
    const scope =
      claimed.membership_id === null ? Scope.ofStaff(company) : Scope.ofJob({ company, id, claimer, account })
    return { company, id, claimer, payload, scope, attempts, signal }
  }

  /** Renews the leases of running jobs and aborts those that another worker has claimed. */
  async #renew(): Promise<void> {
    if (this.#running.size === 0) return
    try {
      const before = [...this.#running.keys()]
      const held = await this.#queue.renew(before)
      for (const id of before) if (!held.has(id)) this.#running.get(id)?.cut.abort()
    } catch (fault) {
      this.#service.log.error({ err: fault }, 'jobs failed')
    }
  }

  /** Waits for a notification or the next poll. */
  #rest(): Promise<void> {
    if (this.#isStopping || this.#wasTold) return Promise.resolve()
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, this.#policy.pollMilliseconds)
      this.#wakeUp = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}

const workOf = ({ id, company_id: company, attempts: attempt, caused_by: causedBy }: ClaimedJob) => ({
  id,
  company,
  attempt,
  causedBy,
})

const aboutOf = ({ id, task, company_id, attempts, caused_by }: ClaimedJob) => ({
  ...referenceOf(caused_by),
  job: id,
  task,
  company: company_id,
  attempt: attempts,
})

/** Thrown by work that would fail again on every retry. */
export class FinalFault extends Error {
  override readonly name = 'FinalFault'
}
