/** Rings once for all that was told since it was last waited for. */
export class Bell {
  #isRung = false
  #wake: () => void = () => undefined

  /** Wakes anyone who waits, now or when it comes to wait. */
  ring(): void {
    this.#isRung = true
    this.#wake()
  }

  /** Waits for a ring, so many milliseconds at the longest. */
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
