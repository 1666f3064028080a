/** Concurrency, time-outs and retries of the webhook sender. */
export interface WebhookPolicy {
  /** Concurrent deliveries of one process, and of these to one endpoint. */
  concurrency: number
  concurrencyPerEndpoint: number
  /** Time-out of an answer. */
  patienceMilliseconds: number
  /** How long a claimed delivery belongs to one process; longer than the time-out. */
  leaseSeconds: number
  pollMilliseconds: number
  tries: number
  /** Before the second try; four times as much each time. */
  firstRetrySeconds: number
  /** An endpoint that failed for this long without one success is disabled. */
  failingHours: number
  drainMilliseconds: number
  sweepMilliseconds: number
}

/** With these, eight tries go over some 23 hours: after 15 seconds, 1, 4 and 16 minutes, 1, 4 and 17 hours. */
export const usualPolicy: WebhookPolicy = {
  concurrency: 16,
  concurrencyPerEndpoint: 2,
  patienceMilliseconds: 10_000,
  leaseSeconds: 30,
  pollMilliseconds: 5000,
  tries: 8,
  firstRetrySeconds: 15,
  failingHours: 72,
  drainMilliseconds: 2000,
  sweepMilliseconds: 60 * 60 * 1000,
}

/** Returns the seconds until a failed delivery is retried, with jitter; null gives it up. */
export function retrySeconds(
  { tries, isTest, status }: { tries: number; isTest: boolean; status: number | null },
  policy: Pick<WebhookPolicy, 'tries' | 'firstRetrySeconds'>,
  random: () => number = Math.random,
): number | null {
  if (isTest || status === 410 || tries >= policy.tries) return null
  return policy.firstRetrySeconds * 4 ** (tries - 1) * (0.8 + 0.4 * random())
}

/** Returns whether a status means that the message was accepted. */
export function isTaken(status: number | null): boolean {
  return status !== null && status >= 200 && status < 300
}

/** Returns why an endpoint is disabled after a failure: it answered that it is gone, or failed for days. */
export function whyPutOff(
  status: number | null,
  failingSince: Date,
  now: Date,
  { failingHours }: Pick<WebhookPolicy, 'failingHours'>,
): 'retirado' | 'fallos' | undefined {
  if (status === 410) return 'retirado'
  return now.getTime() - failingSince.getTime() >= failingHours * 3_600_000 ? 'fallos' : undefined
}
