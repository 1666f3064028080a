/** What is in the product's hands, each with the moment at which it got there. */
export class InFlight<One> {
  readonly #since = new Map<One, number>()

  /** Notes one for as long as something is waited for. */
  async during<Told>(one: One, wait: () => Promise<Told>): Promise<Told> {
    this.#since.set(one, performance.now())
    try {
      return await wait()
    } finally {
      this.#since.delete(one)
    }
  }

  /** Whether one is there that got there after a moment. */
  isAny(since: number): boolean {
    return [...this.#since.values()].some((moment) => moment > since)
  }
}
