/** The first and the longest time before a connection that failed is tried again. */
const first = 1000
const longest = 60_000

/** Milliseconds before the next try: twice as long after each failure, spread so that not everybody comes at once. */
export function pauseAfter(failures: number, random: () => number = Math.random): number {
  return Math.min(longest, first * 2 ** Math.min(failures, 10)) * (0.5 + random() / 2)
}

/** Waits before the next try; the network coming back, or the end, cuts it short. */
export function pauseBefore(failures: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController()
    const end = () => {
      clearTimeout(timer)
      over.abort()
      resolve()
    }
    const timer = setTimeout(end, pauseAfter(failures))
    addEventListener('online', end, { signal: over.signal })
    signal.addEventListener('abort', end, { signal: over.signal })
  })
}
