import * as z from 'zod/mini'
import { Instant } from '../core/values.ts'

/** The states of the background queue. */
export const jobsStates = ['ok', 'failed', 'stuck'] as const
export type JobsState = (typeof jobsStates)[number]

/** What is abandoned after too many failures: a job, or a mail. */
export const givenUpKinds = ['job', 'mail'] as const

/** An abandoned job or mail. */
export const FailedJob = z.object({
  kind: z.enum(givenUpKinds),
  id: z.uuid(),
  /** The kind of job, or the purpose of the mail. */
  task: z.string(),
  /** Its last error. */
  reason: z.string(),
  attempts: z.number(),
  createdAt: Instant,
  failedAt: Instant,
})
export type FailedJob = z.infer<typeof FailedJob>

/** The number of abandoned items of one kind. */
export const FailedKind = z.object({ kind: z.enum(givenUpKinds), task: z.string(), count: z.number() })
export type FailedKind = z.infer<typeof FailedKind>

/** Unfinished jobs of one kind. */
export const WaitingJobs = z.object({
  task: z.string(),
  /** Being run by a worker. */
  running: z.number(),
  /** Due, but not running. */
  due: z.number(),
  /** Scheduled for later. */
  later: z.number(),
  /** Of all these, failed before and to be retried. */
  retrying: z.number(),
  /** The due time of the oldest. */
  dueSince: z.nullable(Instant),
  /** The time of the next scheduled one. */
  nextAt: z.nullable(Instant),
  /** The last error. */
  reason: z.nullable(z.string()),
})
export type WaitingJobs = z.infer<typeof WaitingJobs>

/** A recurring job. */
export const RepeatedJob = z.object({
  task: z.string(),
  lastAt: z.nullable(Instant),
  nextAt: Instant,
})
export type RepeatedJob = z.infer<typeof RepeatedJob>

/** The current state of background work. */
export const JobsHealth = z.object({
  state: z.enum(jobsStates),
  /** Abandoned items, newest first; the rest is only counted. */
  failed: z.array(FailedJob),
  failedInAll: z.number(),
  /** The same by kind, most frequent first. */
  failedKinds: z.array(FailedKind),
  waiting: z.array(WaitingJobs),
  repeated: z.array(RepeatedJob),
  at: Instant,
})
export type JobsHealth = z.infer<typeof JobsHealth>
