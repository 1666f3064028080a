import type { EngineName } from './arguments.ts'
import type { Count } from './count.ts'

/** What came of breaking something. */
export interface Outcome {
  readonly fault: string
  readonly engine: EngineName
  readonly times: number
  readonly counts: readonly Count[]
  /** How many of the times a work was under way when it was broken, by its name; nothing where that is no matter. */
  readonly met?: ReadonlyMap<string, number>
  /** Seconds until the product said again that it is ready, once a time. */
  readonly seconds: readonly number[]
  /** Notes, one sentence each. */
  readonly notes: readonly string[]
  /** What did not go as it has to, a sentence each. */
  readonly faults: readonly string[]
}

/** Something that is broken on purpose. */
export interface Fault {
  readonly name: string
  /** The engines on which it can be. */
  readonly engines: readonly EngineName[]
  run(engine: EngineName, times: number): Promise<Outcome>
}
