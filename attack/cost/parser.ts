import type { Shape } from './shape.ts'

/** Bytes of the largest input that is tried, where the parser's own limit is not lower. */
export const tenMegabytes = 10_000_000

/** A parser of the product, how its inputs are made, and how it is given one. */
export interface CostParser {
  readonly name: string
  /** What runs, and where. */
  readonly place: string
  /**
   * Whether it is on the thread that answers everybody or on one of its own; or there in turns, as what is sent comes:
   * then what counts is for how long others wait at most.
   */
  readonly thread: 'main' | 'worker' | 'turns'
  /** Characters of an input at most, with why where it is not ten megabytes. */
  readonly limit: number
  readonly why?: string
  /** What inputs are put together from. */
  readonly tokens: readonly string[]
  /** Where the search begins: ordinary inputs, and the worst that were found so far. */
  readonly seeds: readonly Shape[]
  /** The text of an input as it is handed over; UTF-8 where nothing is said. Packed, it may be shorter or longer. */
  readonly pack?: (text: string) => Buffer
  /** Reads an input as the product does; what it refuses, it throws. */
  readonly parse: (bytes: Buffer) => unknown
  /** Hands an input in where the product takes it, with its threads and limits; `parse` where it is that already. */
  readonly enter?: (bytes: Buffer) => Promise<unknown>
}

/** The bytes of an input. */
export const bytesOf = ({ pack }: CostParser, text: string): Buffer => pack?.(text) ?? Buffer.from(text)
