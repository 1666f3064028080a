/** Retry and timing rules of the calls, in one table (spec 7 and 9; decisions 10). Milliseconds. */
export const timing = {
  /** A call without an answer ends (spec 9). */
  serviceTimeout: 25_000,
  /** The login content is asked for again after this (spec 9). */
  loginContentRetry: 1000,
  /** Guard of the login content: what is ready is never delayed by it. */
  loginContentGuard: 1000,
  /** Timer of the initial data posted as multipart. */
  initialDataTimer: 1250,
  /** The loading overlay waits this long before it shows (spec 9). */
  overlayThreshold: 500,
  /** A toast is shown this long, and again this long after the pointer left it (spec 9). */
  toastDisplay: 10_000,
  toastExtended: 10_000,
  /** Between two cleanings of the cache (spec 9). */
  cacheCleaning: 24 * 60 * 60 * 1000,
  /** The service worker waits at most this long for a stable application (spec 9). */
  serviceWorker: 30_000,
  /** A company that is offline without an hour of return is asked again after this (decisions 6). */
  offlineRecheck: 30_000,
  /** A session ends after this, however active the person is; what a device keeps of it lives no longer. */
  longestSession: 12 * 60 * 60 * 1000,
} as const

/** List loads are retried up to three times (spec 9). */
export const listLoadTries = 3
