import { afterEach, beforeEach, vi } from 'vitest'

/** What a browser keeps by name, in the tests of what is kept. */
export class KeptStorage {
  readonly #kept = new Map<string, string>()
  getItem = (name: string) => this.#kept.get(name) ?? null
  setItem = (name: string, value: string) => void this.#kept.set(name, value)
  removeItem = (name: string) => void this.#kept.delete(name)
  names = () => [...this.#kept.keys()].toSorted()
  all = () => Object.fromEntries(this.#kept)
}

/** Gives each test of a file a browser that keeps nothing yet; answers what it keeps beyond the tab. */
export function emptyStorage(): { kept: () => KeptStorage } {
  let kept = new KeptStorage()
  beforeEach(() => {
    kept = new KeptStorage()
    vi.stubGlobal('localStorage', kept)
    vi.stubGlobal('sessionStorage', new KeptStorage())
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })
  return { kept: () => kept }
}
