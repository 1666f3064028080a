/** Concurrency, leases, polling and retries of a worker. */
export interface WorkPolicy {
  /** Jobs that one process runs at a time. */
  concurrency: number
  /** How many of these may be jobs of one company, so that one remains for other companies. */
  concurrencyPerCompany: number
  /** How long a claimed job belongs to one process; the jobs of a killed process are claimed again after this time. */
  leaseSeconds: number
  /** How often a worker renews its leases. */
  renewMilliseconds: number
  /** How often the queue is polled, for databases behind a pooler, where notifications do not arrive. */
  pollMilliseconds: number
  /** How often the schedules of repeated jobs are checked. */
  calendarMilliseconds: number
  firstRetrySeconds: number
  longestRetrySeconds: number
  /** How long running jobs may take when the server stops, before they return to the queue. */
  drainMilliseconds: number
}

/** With these, jobs of a killed process are claimed again within half a minute. */
export const usualPolicy: WorkPolicy = {
  concurrency: 3,
  concurrencyPerCompany: 2,
  leaseSeconds: 20,
  renewMilliseconds: 5000,
  pollMilliseconds: 5000,
  calendarMilliseconds: 60_000,
  firstRetrySeconds: 5,
  longestRetrySeconds: 600,
  drainMilliseconds: 2000,
}

/** Seconds until a failed job is retried, with jitter. */
export function retrySeconds(
  attempts: number,
  { firstRetrySeconds, longestRetrySeconds }: WorkPolicy,
  random: () => number = Math.random,
): number {
  const doubled = firstRetrySeconds * 2 ** Math.min(attempts - 1, 30)
  return Math.min(doubled, longestRetrySeconds) * (0.8 + 0.4 * random())
}
