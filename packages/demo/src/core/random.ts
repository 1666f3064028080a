/** A reproducible stream of random choices. */
export interface Random {
  /** A number from 0 to below 1. */
  next(): number
  /** An integer between the two, both included. */
  integer(from: number, to: number): number
  /** True with the given probability in per cent. */
  chance(percent: number): boolean
  /** An item of the list. */
  pick<T>(list: readonly T[]): T
  /** The list in random order. */
  shuffle<T>(list: readonly T[]): T[]
}

/** Creates a stream from a name: the choices of one part of the demo never affect those of another. */
export function randomOf(name: string): Random {
  const next = mulberry32(hashOf(name))
  const integer = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    integer,
    chance: (percent) => next() * 100 < percent,
    pick: (list) => {
      const chosen = list[integer(0, list.length - 1)]
      if (chosen === undefined) throw new RangeError('Nothing to pick from')
      return chosen
    },
    shuffle: (list) =>
      list
        .map((entry) => ({ entry, place: next() }))
        .toSorted((one, other) => one.place - other.place)
        .map(({ entry }) => entry),
  }
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return hash
}

function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
