import { setTimeout as pause } from 'node:timers/promises'
import { Refused } from './client.ts'
import { until } from './processes.ts'
import type { Work } from './work.ts'

/** Clients that work without a pause, whatever happens to the product. */
export class Load {
  /** What clients were refused in words, by status and code. */
  readonly #refusals = new Map<string, number>()
  /** The words of each kind of refusal. */
  readonly #words = new Map<string, string>()
  readonly #works: readonly Work[]
  readonly #underWay = new Map<Work, number>()
  readonly #running: Promise<void>[]
  #isOver = false

  constructor(works: readonly Work[]) {
    this.#works = works
    this.#running = works.map((work) => this.#repeat(work))
  }

  /** Which kinds of work are in the product's hands now. */
  underWay(): string[] {
    return this.#works.filter((work) => (this.#underWay.get(work) ?? 0) > 0).map(({ name }) => name)
  }

  /** Waits until every kind of work is in the product's hands, or some seconds have gone by. */
  async untilBusy(seconds: number): Promise<void> {
    const begin = performance.now()
    const isLong = () => performance.now() - begin > seconds * 1000
    await until(
      'all work is under way',
      () => isLong() || this.underWay().length === this.#works.length,
      seconds + 5,
    )
  }

  /** Ends the clients once each has its answer. */
  async stop(): Promise<void> {
    this.#isOver = true
    await Promise.all(this.#running)
  }

  /** Ends the clients, and lets them finish what was cut off. */
  async finish(): Promise<void> {
    await this.stop()
    for (const work of this.#works) await work.settle()
  }

  /** What clients were refused, a sentence for each kind. */
  told(): string[] {
    return [...this.#refusals].map(
      ([kind, count]) => `Clients were refused: ${kind} (${count}). ${this.#words.get(kind) ?? ''}`,
    )
  }

  async #repeat(work: Work): Promise<void> {
    while (!this.#isOver) {
      this.#underWay.set(work, 1)
      try {
        await work.once()
      } catch (fault) {
        this.#note(work, fault)
        this.#underWay.set(work, 0)
        await pause(500)
      }
    }
  }

  /** A connection that is cut is what is to be expected; what is said in words is told in the report. */
  #note({ name }: Work, fault: unknown): void {
    const kind = fault instanceof Refused ? `${name}: ${fault.status} ${fault.code}` : `${name}: no answer`
    this.#refusals.set(kind, (this.#refusals.get(kind) ?? 0) + 1)
    if (fault instanceof Error) this.#words.set(kind, fault.message)
  }
}
