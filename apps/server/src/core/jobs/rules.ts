/** How a worker goes about its work. */
export interface WorkPolicy {
  /** Jobs that one process does at a time. */
  concurrency: number
  /** Of these, how many one company's work may fill: the last one stays for whoever else comes. */
  concurrencyPerCompany: number
  /** How long work in hand is nobody else's; what a killed process held is another's after no longer than this. */
  leaseSeconds: number
  /** How often a worker tells that it is alive. */
  renewMilliseconds: number
  /** How often the queue is looked into without being told, as where a pooler keeps notices away. */
  pollMilliseconds: number
  /** How often the calendar of repeated work is looked at. */
  calendarMilliseconds: number
  firstRetrySeconds: number
  longestRetrySeconds: number
  /** What work in hand may still take when the server stops, before it is given back. */
  drainMilliseconds: number
}

/** With these, work of a killed process is another's within half a minute. */
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

/** Seconds until work that failed is tried again, spread so that many do not come at once. */
export function retrySeconds(
  attempts: number,
  { firstRetrySeconds, longestRetrySeconds }: WorkPolicy,
  random: () => number = Math.random,
): number {
  const doubled = firstRetrySeconds * 2 ** Math.min(attempts - 1, 30)
  return Math.min(doubled, longestRetrySeconds) * (0.8 + 0.4 * random())
}
