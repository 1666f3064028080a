/** What was acknowledged to clients, and what of it is in the product afterwards. */
export interface Count {
  readonly work: string
  readonly acknowledged: number
  /** How much of the acknowledged data is stored. */
  readonly stored: number
  readonly lost: number
  /** What is stored more than once, acknowledged or not. */
  readonly doubled: number
}

/** Compares acknowledged with stored names; a name stored twice counts as doubled. */
export function countUp(work: string, acknowledged: Iterable<string>, standing: Iterable<string>): Count {
  const told = new Set(acknowledged)
  const times = new Map<string, number>()
  for (const name of standing) times.set(name, (times.get(name) ?? 0) + 1)
  const stored = [...told].filter((name) => times.has(name)).length
  const doubled = [...times.values()].filter((count) => count > 1).length
  return { work, acknowledged: told.size, stored, lost: told.size - stored, doubled }
}

/** Whether nothing that was acknowledged is missing, and nothing was done twice. */
export function isWhole({ lost, doubled }: Count): boolean {
  return lost === 0 && doubled === 0
}

/** The middle one of some values, and the largest; not numbers where there are none. */
export function middleAndLongest(values: readonly number[]): { middle: number; longest: number } {
  const sorted = values.toSorted((one, other) => one - other)
  return { middle: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN, longest: sorted.at(-1) ?? Number.NaN }
}
