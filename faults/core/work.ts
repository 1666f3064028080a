import type { Count } from './count.ts'

/** How statements are counted outside of the product. */
export type Ask = (statement: string, values?: readonly unknown[]) => Promise<Record<string, unknown>[]>

/** Something that clients do with the product over and over, and what they were told. */
export interface Work {
  readonly name: string
  /** Does it once more, or goes on with what was cut off before. Fails where the product does not answer. */
  once(): Promise<void>
  /** Goes on with everything that was cut off, as clients do, until all of it was answered. */
  settle(): Promise<void>
  /** Compares what was acknowledged with what stands now. */
  count(ask: Ask): Promise<Count>
}
