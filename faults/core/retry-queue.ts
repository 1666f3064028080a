import { setTimeout as pause } from 'node:timers/promises'

/** For how long what was cut off is sent again once nothing is broken any more. */
const settleSeconds = 300

/** What was cut off, to be sent again by the sender, after some seconds. */
export class RetryQueue<One> {
  readonly #seconds: number
  #waiting: { one: One; at: number }[] = []

  constructor(seconds: number) {
    this.#seconds = seconds
  }

  /** Notes one that was cut off now; one that never got anywhere may be sent again at once. */
  add(one: One, seconds = this.#seconds): void {
    this.#waiting.push({ one, at: performance.now() + seconds * 1000 })
  }

  /** The first whose time has come; it is taken out. */
  next(): One | undefined {
    const place = this.#waiting.findIndex(({ at }) => at <= performance.now())
    return place === -1 ? undefined : this.#waiting.splice(place, 1)[0]?.one
  }

  /** Sends each until it is answered; sending notes again what was cut off. @throws what it fails with for minutes. */
  async settle(send: (one: One) => Promise<void>): Promise<void> {
    const deadline = performance.now() + settleSeconds * 1000
    for (let first = this.#waiting.shift(); first; first = this.#waiting.shift()) {
      await send(first.one).catch(async (fault: unknown) => {
        if (performance.now() > deadline) throw fault
        await pause(1000)
      })
    }
  }
}
