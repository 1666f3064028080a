import * as z from 'zod/mini'
import { Instant } from '../core/values.ts'

/** How the work that nobody waits for goes. */
export const jobsStates = ['ok', 'failed', 'stuck'] as const
export type JobsState = (typeof jobsStates)[number]

/** What is given up when it fails too often: a piece of work, or a mail. */
export const givenUpKinds = ['job', 'mail'] as const

/** Work that was given up, or a mail. */
export const FailedJob = z.object({
  kind: z.enum(givenUpKinds),
  id: z.uuid(),
  /** The kind of work, or what caused the mail. */
  task: z.string(),
  /** What it said last. */
  reason: z.string(),
  attempts: z.number(),
  createdAt: Instant,
  failedAt: Instant,
})
export type FailedJob = z.infer<typeof FailedJob>

/** How much of one kind was given up. */
export const FailedKind = z.object({ kind: z.enum(givenUpKinds), task: z.string(), count: z.number() })
export type FailedKind = z.infer<typeof FailedKind>

/** Work of one kind that is not done yet. */
export const WaitingJobs = z.object({
  task: z.string(),
  /** In a worker's hands now. */
  running: z.number(),
  /** Due, and in nobody's hands. */
  due: z.number(),
  /** Planned for later. */
  later: z.number(),
  /** Of all these, what failed before and is tried again. */
  retrying: z.number(),
  /** Since when the oldest is due. */
  dueSince: z.nullable(Instant),
  /** When the next of what is planned comes. */
  nextAt: z.nullable(Instant),
  /** What the one that failed last said. */
  reason: z.nullable(z.string()),
})
export type WaitingJobs = z.infer<typeof WaitingJobs>

/** Work that comes back by the calendar. */
export const RepeatedJob = z.object({
  task: z.string(),
  lastAt: z.nullable(Instant),
  nextAt: Instant,
})
export type RepeatedJob = z.infer<typeof RepeatedJob>

/** The work that nobody waits for, as it is. */
export const JobsHealth = z.object({
  state: z.enum(jobsStates),
  /** What was given up, newest first; the rest is told by the number. */
  failed: z.array(FailedJob),
  failedInAll: z.number(),
  /** The same by kind, the most first. */
  failedKinds: z.array(FailedKind),
  waiting: z.array(WaitingJobs),
  repeated: z.array(RepeatedJob),
  at: Instant,
})
export type JobsHealth = z.infer<typeof JobsHealth>
