import { timing } from '@enlace/contract/core/timing.ts'
import { readBoot } from '../../company/boot.ts'
import { entryOf } from './page-build.ts'
import { trustedAddress } from '@enlace/web/trusted-address.ts'

/** An open page asks at most this often whether there is a new version. */
const askEvery = 60 * 60 * 1000

/**
 * Registers the service worker, in production only and once the page is stable (spec 9: 30 seconds at most), and tells
 * it what the page was made of. Browsers without one, and those that refuse it, go on as they are.
 */
export async function registerWorker(onNewVersion: () => void): Promise<void> {
  if (!readBoot().environment.production || !('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  serviceWorker.addEventListener('message', ({ data }) => {
    if (isOtherBuild(data)) onNewVersion()
  })
  try {
    const address = trustedAddress('./service-worker.js')
    const registration = await serviceWorker.register(address, { scope: './', updateViaCache: 'none' })
    tellWhatIsShown((await serviceWorker.ready).active)
    let asked = Date.now()
    document.addEventListener('visibilitychange', () => {
      if (document.hidden || Date.now() - asked < askEvery) return
      asked = Date.now()
      // Without a network there is no new version either.
      registration.update().catch(() => undefined)
    })
  } catch {
    // It would be there for the next time; this page has all that it needs.
  }
}

/** Tells the worker which files the page has loaded so far; some came before it. */
export function tellWhatIsShown(worker: ServiceWorker | null | undefined): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of this origin
  worker?.postMessage(performance.getEntriesByType('resource').map(({ name }) => name))
}

/** Waits until the page has loaded what it shows and has nothing to do, but no longer than the specification's time. */
export function untilStable(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, Math.max(0, timing.serviceWorker - performance.now()))
    const wait = () => {
      // Safari knows no idle moments.
      if ('requestIdleCallback' in window) requestIdleCallback(() => resolve())
      else setTimeout(resolve, 1000)
    }
    if (document.readyState === 'complete') wait()
    else addEventListener('load', wait, { once: true })
  })
}

/** Whether a worker told the first script of another build than the one of this page. */
function isOtherBuild(told: unknown): boolean {
  if (typeof told !== 'object' || told === null || !('entry' in told)) return false
  return told.entry !== entryOf(document)
}
