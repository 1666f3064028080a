import { beforeEach, afterEach, describe, expect, it, vi } from 'vitest'
import { ChunkFailure, retried } from './chunk.ts'

const lost = () => new TypeError('Failed to fetch dynamically imported module: /assets/a.js')

describe('a part that is loaded late', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('navigator', { onLine: true })
    vi.stubGlobal('document', { querySelector: () => null })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('is asked for three times more, and then fails as what did not arrive', async () => {
    const load = vi.fn<() => Promise<never>>(() => Promise.reject(lost()))
    const outcome = retried(load).catch((failure: unknown) => failure)
    await vi.runAllTimersAsync()
    expect(await outcome).toBeInstanceOf(ChunkFailure)
    expect(load).toHaveBeenCalledTimes(4)
  })

  it('is there when one of the further tries brings it', async () => {
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(lost()).mockResolvedValue('part')
    const outcome = retried(load)
    await vi.runAllTimersAsync()
    await expect(outcome).resolves.toBe('part')
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('fails at once where the browser is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const load = vi.fn<() => Promise<never>>(() => Promise.reject(lost()))
    await expect(retried(load)).rejects.toBeInstanceOf(ChunkFailure)
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('fails with its own fault, and is not asked for again, when it breaks while it runs', async () => {
    const fault = new TypeError('x is not a function')
    const load = vi.fn<() => Promise<never>>(() => Promise.reject(fault))
    await expect(retried(load)).rejects.toBe(fault)
    expect(load).toHaveBeenCalledTimes(1)
  })
})
