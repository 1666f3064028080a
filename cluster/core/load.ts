import { setTimeout as pause } from 'node:timers/promises'
import type { Count } from '../../faults/core/count.ts'
import { until } from '../../faults/core/processes.ts'
import { CompanyLoad } from './company-load.ts'
import { during, wordsOf, type Outcome, type Summary } from './outcomes.ts'
import type { Ports } from './company-clients.ts'
import type { TestCompanies } from './test-companies.ts'

/** Seconds after which anyone who waits is not going to be served. */
const patience = 300

/** The load of all companies: suppliers read and ask, staff write, programs push, browsers follow live updates. */
export class Load {
  readonly outcomes: Outcome[] = []
  readonly companyLoads: readonly CompanyLoad[]
  readonly #stopping = new AbortController()

  constructor(ports: Ports, testCompanies: TestCompanies) {
    const run = { outcomes: this.outcomes, signal: this.#stopping.signal }
    this.companyLoads = testCompanies.companyPeople.map(
      (people) => new CompanyLoad(ports, testCompanies, people, run),
    )
  }

  /** Signs all clients in and starts their work. */
  async begin(): Promise<void> {
    await Promise.all(this.companyLoads.map((load) => load.begin()))
  }

  /** Stops notifying, waits until all live updates have arrived, and lets all clients finish. */
  async end(): Promise<void> {
    try {
      await Promise.all(this.companyLoads.map((load) => load.stopNotifying()))
      await this.untilServedSince(performance.now())
    } finally {
      await this.stop()
    }
  }

  /** Stops all clients. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    await Promise.all(this.companyLoads.map((load) => load.end()))
  }

  /** Lets them work for some seconds. */
  async work(seconds: number): Promise<void> {
    await pause(seconds * 1000)
  }

  /** Waits until each client was served since a moment and has all live updates. @throws Error with those that were not. */
  async untilServedSince(moment: number): Promise<void> {
    const awaited = this.companyLoads.map((load) => load.awaitedSince(moment))
    await until(
      'everybody is served and has heard the news',
      () => awaited.every((list) => list().length === 0),
      patience,
    ).catch((cause: unknown) => {
      const lately = wordsOf(during(this.outcomes, performance.now() - 10_000, performance.now()).failed)
      const missed = awaited.map((list) => list().join(', ')).join('; ')
      throw new Error(`Not served: ${missed}. Failed in the last ten seconds: ${lately}`, { cause })
    })
  }

  /** What was under way or asked since a moment. */
  since(moment: number): Summary {
    return during(this.outcomes, moment, performance.now())
  }

  /** Compares acknowledged with stored data, over all companies. */
  async count(): Promise<Count[]> {
    const all = (await Promise.all(this.companyLoads.map((load) => load.count()))).flat()
    const works = [...new Set(all.map(({ work }) => work))]
    return works.map((work) => {
      const own = all.filter((count) => count.work === work)
      const sum = (field: 'acknowledged' | 'stored' | 'lost' | 'doubled') =>
        own.reduce((total, count) => total + count[field], 0)
      return {
        work,
        acknowledged: sum('acknowledged'),
        stored: sum('stored'),
        lost: sum('lost'),
        doubled: sum('doubled'),
      }
    })
  }
}
