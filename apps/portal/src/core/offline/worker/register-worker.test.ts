import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const register = vi.fn<(address: string, options: object) => Promise<unknown>>()
const heard = new Map<string, (event: { data: unknown }) => void>()
const told = vi.fn<(addresses: string[]) => void>()

/** A page of the portal whose own script is that of one build. */
async function openPage({ production = true } = {}) {
  vi.stubGlobal('document', {
    readyState: 'complete',
    addEventListener: () => undefined,
    getElementById: () => ({ textContent: JSON.stringify({ environment: { production } }) }),
    querySelector: () => ({ getAttribute: () => 'assets/main-a.js' }),
  })
  return import('./register-worker.ts')
}

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  heard.clear()
  register.mockReset().mockResolvedValue({ update: async () => undefined })
  told.mockReset()
  vi.stubGlobal('window', {})
  vi.stubGlobal('navigator', {
    serviceWorker: {
      register,
      addEventListener: (name: string, listener: (event: { data: unknown }) => void) =>
        heard.set(name, listener),
      ready: Promise.resolve({ active: { postMessage: told } }),
    },
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('the service worker', () => {
  test('is registered below the portal’s path, and told what the page was made of', async () => {
    const { registerWorker } = await openPage()
    await registerWorker(() => undefined)
    expect(register).toHaveBeenCalledWith('./service-worker.js', { scope: './', updateViaCache: 'none' })
    expect(told).toHaveBeenCalledOnce()
  })

  test('is registered in production only', async () => {
    const { registerWorker } = await openPage({ production: false })
    await registerWorker(() => undefined)
    expect(register).not.toHaveBeenCalled()
  })

  test('that a browser refuses is no fault of the page', async () => {
    register.mockRejectedValue(new Error('refused'))
    const { registerWorker } = await openPage()
    await expect(registerWorker(() => undefined)).resolves.toBeUndefined()
  })

  test('announces another build, and not the one of the page', async () => {
    const onNewVersion = vi.fn<() => void>()
    const { registerWorker } = await openPage()
    await registerWorker(onNewVersion)
    heard.get('message')?.({ data: { entry: 'assets/main-a.js' } })
    heard.get('message')?.({ data: 'something else' })
    expect(onNewVersion).not.toHaveBeenCalled()
    heard.get('message')?.({ data: { entry: 'assets/main-b.js' } })
    expect(onNewVersion).toHaveBeenCalledOnce()
  })
})

describe('a page is stable', () => {
  test('once it has loaded and has a quiet moment', async () => {
    const idle = vi.fn<(work: () => void) => void>((work) => work())
    vi.stubGlobal('window', { requestIdleCallback: idle })
    vi.stubGlobal('requestIdleCallback', idle)
    const { untilStable } = await openPage()
    await untilStable()
    expect(idle).toHaveBeenCalledOnce()
  })

  test('after thirty seconds at the latest, even if it never finishes loading', async () => {
    const { untilStable } = await openPage()
    Object.assign(document, { readyState: 'interactive' })
    vi.stubGlobal('addEventListener', () => undefined)
    const stable = vi.fn<() => void>()
    void untilStable().then(stable)
    await vi.advanceTimersByTimeAsync(29_000)
    expect(stable).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1000)
    expect(stable).toHaveBeenCalledOnce()
  })
})
