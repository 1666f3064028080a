import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Refused } from './client.ts'
import { until } from './processes.ts'
import type { Workload } from './workload.ts'

/** Clients that work without end, whatever happens to the product. */
export class Load {
  /** What clients were refused in words, by status and code. */
  readonly #refusals = new Map<string, number>()
  /** The words of each kind of refusal. */
  readonly #words = new Map<string, string>()
  readonly #workloads: readonly Workload[]
  readonly #running: Promise<void>[]
  /** When something was broken for the last time, and what had been acknowledged until then. */
  #brokenAt = performance.now()
  #before = new Map<Workload, number>()
  #isOver = false

  constructor(workloads: readonly Workload[]) {
    this.#workloads = workloads
    this.#noteBefore()
    this.#running = workloads.flatMap((work) =>
      Array.from({ length: work.clients }, () => this.#repeat(work)),
    )
  }

  /** Which kinds of work are in the product's hands now, begun since something was broken for the last time. */
  underWay(): string[] {
    return this.#workloads.filter((work) => work.isInFlight(this.#brokenAt)).map(({ name }) => name)
  }

  /** Something was broken now: what is under way from here on is counted anew. */
  noteBroken(): void {
    this.#brokenAt = performance.now()
    this.#noteBefore()
  }

  /**
   * Waits until something of every kind of work was acknowledged since something was broken, and more of it is in the
   * product's hands; no longer than some seconds.
   */
  async untilBusy(seconds: number): Promise<void> {
    const begin = performance.now()
    const isLong = () => performance.now() - begin > seconds * 1000
    const isBusy = (work: Workload) =>
      work.isInFlight(this.#brokenAt) && work.acknowledged > (this.#before.get(work) ?? 0)
    await until('all work is under way', () => isLong() || this.#workloads.every(isBusy), seconds + 5, 10)
  }

  /** Ends the clients once each has its answer. */
  async stop(): Promise<void> {
    this.#isOver = true
    await Promise.all(this.#running)
  }

  /** Ends the clients, and lets them finish what was cut off. */
  async finish(): Promise<void> {
    await this.stop()
    for (const work of this.#workloads) await work.settle()
  }

  /** What clients were refused, a sentence for each kind. */
  told(): string[] {
    return [...this.#refusals].map(
      ([kind, count]) => `Clients were refused: ${kind} (${count}). ${this.#words.get(kind) ?? ''}`,
    )
  }

  async #repeat(work: Workload): Promise<void> {
    while (!this.#isOver) {
      await work.once().catch(async (fault: unknown) => {
        this.#note(work, fault)
        await pause(300)
      })
      await pause(randomInt(100, 400))
    }
  }

  #noteBefore(): void {
    this.#before = new Map(this.#workloads.map((work) => [work, work.acknowledged]))
  }

  /** A connection that breaks is expected; other errors are in the report. */
  #note({ name }: Workload, fault: unknown): void {
    const kind = fault instanceof Refused ? `${name}: ${fault.status} ${fault.code}` : `${name}: no answer`
    this.#refusals.set(kind, (this.#refusals.get(kind) ?? 0) + 1)
    if (fault instanceof Error) this.#words.set(kind, fault.message)
  }
}
