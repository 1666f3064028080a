import type { Shape } from './shape.ts'

/** What one parser's process is asked for. */
export interface CostTask {
  readonly parser: string
  readonly seed: number
  /** Milliseconds of searching. */
  readonly search: number
}

/** An input at its full size, with what it cost. */
export interface MeasuredCost {
  readonly shape: Shape
  /** Bytes that were handed in. */
  readonly bytes: number
  readonly size: number
  readonly main: number
  readonly others: number
  /** The longest that the thread did not answer anybody. */
  readonly stall: number
  /** What counts of them, as a part of what is allowed. */
  readonly strain: number
}

/** What a process tells: what it tries, or what it found. */
export type CostMessage =
  | { readonly kind: 'trying'; readonly shape: Shape; readonly size: number }
  | { readonly kind: 'done'; readonly tried: number; readonly worst: MeasuredCost }

/** Milliseconds of one input, of processor: of the thread that answers everybody, and of any other. */
export const bounds = { main: 200, worker: 5000 } as const
