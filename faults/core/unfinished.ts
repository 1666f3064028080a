import { setTimeout as pause } from 'node:timers/promises'

/** For how long what was cut off is sent again once nothing is broken any more. */
const settleSeconds = 300

/** What was cut off, to be sent again by whoever sent it, after some seconds. */
export class Unfinished<One> {
  readonly #seconds: number
  #waiting: { one: One; at: number }[] = []

  constructor(seconds: number) {
    this.#seconds = seconds
  }

  /** Notes one that was cut off now. */
  add(one: One): void {
    this.#waiting.push({ one, at: performance.now() + this.#seconds * 1000 })
  }

  /** The first whose time has come; it is taken out. */
  next(): One | undefined {
    const [first] = this.#waiting
    return first && first.at <= performance.now() ? this.#waiting.shift()?.one : undefined
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
