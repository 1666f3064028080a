import type { Count } from './count.ts'

/** How statements are counted outside of the product. */
export type Ask = (statement: string, values?: readonly unknown[]) => Promise<Record<string, unknown>[]>

/** Repeated requests of clients, with what was acknowledged. */
export interface Workload {
  readonly name: string
  /** How many clients do it at a time. */
  readonly clients: number
  /** How much of it was acknowledged until now. */
  readonly acknowledged: number
  /** Whether some of it is in the product's hands now that was begun after a moment of `performance.now()`. */
  isInFlight(since: number): boolean
  /** Does it once more, or goes on with what was cut off before. Fails where the product does not answer. */
  once(): Promise<void>
  /** Goes on with everything that was cut off, as clients do, until all of it was answered. */
  settle(): Promise<void>
  /** Compares acknowledged with stored data. */
  count(ask: Ask): Promise<Count>
}
