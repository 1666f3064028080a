import { setTimeout as pause } from 'node:timers/promises'
import type { Product } from './product.ts'

/** What was seen of a product from outside while something was broken. */
export interface Observations {
  readonly saidUnavailable: boolean
  /** The longest that a request waited for its answer. */
  readonly longestSeconds: number
  readonly told: string
}

/** Looks at a product every half second: whether it says that it is ready, and what a visitor's request is answered. */
export class AvailabilityMonitor {
  readonly #product: Product
  readonly #answers = new Map<string, number>()
  readonly #begin = performance.now()
  readonly #running: Promise<unknown>
  #longest = 0
  #unavailableAfter: number | undefined
  #isOver = false

  constructor(product: Product) {
    this.#product = product
    this.#running = Promise.all([this.#repeat(() => this.#askReady()), this.#repeat(() => this.#askPage())])
  }

  /** Waits until the product says that it is ready, and answers after how many seconds from now. */
  async untilServing(seconds = 300): Promise<number> {
    const begin = performance.now()
    while (!(await this.#product.isReady())) {
      if (performance.now() - begin > seconds * 1000) throw new Error(`Not ready after ${seconds} seconds`)
      await pause(50)
    }
    return (performance.now() - begin) / 1000
  }

  /** Stops monitoring and returns what was observed. */
  async end(): Promise<Observations> {
    this.#isOver = true
    await this.#running
    const answers = [...this.#answers].map(([answer, count]) => `${answer}: ${count}`).join('; ')
    const since = this.#unavailableAfter
    return {
      saidUnavailable: since !== undefined,
      longestSeconds: this.#longest,
      told:
        `/ready said 503 ${since === undefined ? 'never' : `after ${since.toFixed(1)} s`}; ` +
        `the longest wait was ${this.#longest.toFixed(1)} s; answers ${answers}.`,
    }
  }

  async #repeat(ask: () => Promise<void>): Promise<void> {
    while (!this.#isOver) {
      await ask()
      await pause(500)
    }
  }

  async #askReady(): Promise<void> {
    const status = await this.#timed(async () => (await this.#get('/ready')).status)
    if (status === 503) this.#unavailableAfter ??= (performance.now() - this.#begin) / 1000
  }

  async #askPage(): Promise<void> {
    const answer = await this.#timed(async () => {
      const response = await this.#get('/api/affairs')
      const told: unknown = await response.json()
      // A problem has its own shape.
      const { code = '', message = '' } = told as { code?: string; message?: string }
      return response.ok ? '200' : `${response.status} ${code} «${message.slice(0, 90)}»`
    })
    this.#answers.set(answer, (this.#answers.get(answer) ?? 0) + 1)
  }

  async #timed<Told>(ask: () => Promise<Told>): Promise<Told | 'nothing'> {
    const begin = performance.now()
    const told = await ask().catch(() => 'nothing' as const)
    this.#longest = Math.max(this.#longest, (performance.now() - begin) / 1000)
    return told
  }

  #get(path: string): Promise<Response> {
    return fetch(`${this.#product.portal}${path}`, { signal: AbortSignal.timeout(90_000) })
  }
}
