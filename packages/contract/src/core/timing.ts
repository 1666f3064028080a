/** Retry and timing rules of the calls (spec 7 and 9; decisions 10), in milliseconds. */
export const timing = {
  /** Timeout of a call (spec 9). */
  serviceTimeout: 25_000,
  /** Delay before the login content is requested again (spec 9). */
  loginContentRetry: 1000,
  /** Maximum wait for the login content, which never delays content that is ready. */
  loginContentGuard: 1000,
  /** Timer of the initial data sent as multipart. */
  initialDataTimer: 1250,
  /** Delay before the loading overlay shows (spec 9). */
  overlayThreshold: 500,
  /** Duration of a toast, restarted when the pointer leaves it (spec 9). */
  toastDisplay: 10_000,
  toastExtended: 10_000,
  /** Interval of cache cleaning (spec 9). */
  cacheCleaning: 24 * 60 * 60 * 1000,
  /** Maximum wait of the service worker for a stable application (spec 9). */
  serviceWorker: 30_000,
  /** Interval of checking a company that is offline without a time of return (decisions 6). */
  offlineRecheck: 30_000,
  /** Maximum duration of a session, despite activity, and of data that a device stores for it. */
  longestSession: 12 * 60 * 60 * 1000,
} as const

/** Maximum attempts to load a list (spec 9). */
export const listLoadTries = 3
