import type { Failure } from '@enlace/web/http/failure.ts'

/** Milliseconds after which the portal is asked again whether it is there. */
const pause = 5000

/** What another tab, or the request before, has still under its hands. */
const passing = new Set<Failure['code']>(['upload-moved', 'upload-incomplete'])

/** Whether a failure goes away by itself: nobody answered, the service will be back, or another request is to end. */
export function canWait({ status, code }: Pick<Failure, 'status' | 'code'>): boolean {
  return status === 0 || status === 429 || status >= 500 || passing.has(code)
}

/** Ends when it is worth to try again: the browser is on line again, or some time has passed. */
export function untilWorthATry(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const ends = new AbortController()
    const done = () => {
      ends.abort()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(done, pause)
    window.addEventListener('online', done, { signal: ends.signal })
    signal.addEventListener('abort', done, { signal: ends.signal })
  })
}
