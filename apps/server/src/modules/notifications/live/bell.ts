/** A signal that merges all rings since the last wait into one. */
export class Bell {
  #isRung = false
  #wake: () => void = () => undefined

  /** Wakes the current waiter, or the next one at once. */
  ring(): void {
    this.#isRung = true
    this.#wake()
  }

  /** Waits for a ring, at most `patience` milliseconds. */
  async next(patience: number): Promise<void> {
    if (!this.#isRung) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, patience)
        timer.unref()
        this.#wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
    this.#isRung = false
  }
}
