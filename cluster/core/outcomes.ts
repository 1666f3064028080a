/** Kinds of requests: what may be asked twice, what may not, what may under its key, records of a program, and a browser's stream. */
export type Kind = 'read' | 'write' | 'keyed write' | 'push' | 'stream'

/** The outcome of one request; times are those of `performance`. */
export interface Outcome {
  readonly kind: Kind
  readonly at: number
  readonly milliseconds: number
  /** 0 where no whole answer came. */
  readonly status: number
}

/** A summary of some requests. */
export interface Summary {
  readonly asked: number
  readonly failed: readonly Outcome[]
  readonly perSecond: number
}

/** Whether a request was answered as it should. */
export const isServed = ({ status }: Outcome): boolean => status >= 200 && status < 300

/** What was under way or asked between two moments. */
export function during(outcomes: readonly Outcome[], from: number, to: number): Summary {
  const all = outcomes.filter(({ at, milliseconds }) => at + milliseconds >= from && at <= to)
  const failed = all.filter((outcome) => !isServed(outcome))
  return { asked: all.length, failed, perSecond: (all.length / (to - from)) * 1000 }
}

/** Failures in words, by kind and status. */
export function wordsOf(failed: readonly Outcome[]): string {
  const groups = Object.entries(Object.groupBy(failed, ({ kind, status }) => `${kind} ${status}`))
  return groups.map(([what, list]) => `${list?.length ?? 0} × ${what}`).join(', ') || 'none'
}

/** The value below which so many of a hundred are; not a number where there is none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))] ?? Number.NaN
}
