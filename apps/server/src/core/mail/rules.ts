import type { MailFault } from './smtp.ts'

/** Leases, time-outs and retries of a mail sender. */
export interface SendingPolicy {
  /** How long a claimed mail belongs to one sender; the mails of a killed sender are claimed again after this time. */
  leaseSeconds: number
  /** Time-out of one mail; shorter than the lease, so that no other sender claims it. */
  patienceMilliseconds: number
  /** How often the outbox is polled. */
  pollMilliseconds: number
  /** The longest pause between two polls while the mail server is unavailable. */
  longestPauseMilliseconds: number
  /** Seconds before the second attempt; doubled each time, up to the maximum for the fault. */
  firstRetrySeconds: number
  longestRetrySeconds: { outage: number; refused: number }
  /** Refusals after which a mail is given up; attempts without a connection do not count. */
  tries: number
  /** Milliseconds for the mails in transit when the sender stops. */
  drainMilliseconds: number
  sweepMilliseconds: number
}

/** With these, a mail to a full mailbox is retried for about three days. */
export const usualPolicy: SendingPolicy = {
  leaseSeconds: 120,
  patienceMilliseconds: 110_000,
  pollMilliseconds: 5000,
  longestPauseMilliseconds: 30_000,
  firstRetrySeconds: 5,
  longestRetrySeconds: { outage: 300, refused: 7200 },
  tries: 45,
  drainMilliseconds: 8000,
  sweepMilliseconds: 60 * 60 * 1000,
}

/** Seconds until a failed mail is retried, with jitter; null gives it up. */
export function retrySeconds(
  kind: MailFault['kind'],
  { attempts, refusals }: { attempts: number; refusals: number },
  { firstRetrySeconds, longestRetrySeconds, tries }: SendingPolicy,
  random: () => number = Math.random,
): number | null {
  if (kind === 'final' || (kind === 'refused' && refusals + 1 >= tries)) return null
  const exponent = (kind === 'refused' ? refusals + 1 : attempts) - 1
  const doubled = firstRetrySeconds * 2 ** Math.min(exponent, 30)
  return Math.min(doubled, longestRetrySeconds[kind]) * (0.8 + 0.4 * random())
}
