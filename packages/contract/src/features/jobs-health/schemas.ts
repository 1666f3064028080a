import * as z from 'zod/mini'
import { Instant } from '../../core/values.ts'

/** How the work that nobody waits for goes. */
export const jobsStates = ['ok', 'failed', 'stuck'] as const
export type JobsState = (typeof jobsStates)[number]

/** Work that was given up. */
export const FailedJob = z.object({
  id: z.uuid(),
  task: z.string(),
  /** What it said last. */
  reason: z.string(),
  attempts: z.number(),
  createdAt: Instant,
  failedAt: Instant,
})
export type FailedJob = z.infer<typeof FailedJob>

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

/** The work that nobody waits for, as it stands. */
export const JobsHealth = z.object({
  state: z.enum(jobsStates),
  /** What was given up, newest first; the rest is told by the number. */
  failed: z.array(FailedJob),
  failedInAll: z.number(),
  waiting: z.array(WaitingJobs),
  repeated: z.array(RepeatedJob),
  at: Instant,
})
export type JobsHealth = z.infer<typeof JobsHealth>
