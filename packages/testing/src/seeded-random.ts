/** Seeded random choices, so that a failing case can be reproduced. */
export type SeededRandom = ReturnType<typeof seededRandom>

/** A random generator (mulberry32) from a seed. */
export function seededRandom(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = state
    mixed = Math.imul(mixed ^ (mixed >>> 15), 1 | mixed)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const integer = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    integer,
    digits: (length: number) => Array.from({ length }, () => integer(0, 9)).join(''),
    chance: (share: number) => next() < share,
    // The list is never empty.
    pick: <T>(from: readonly T[]) => from[integer(0, from.length - 1)] as T,
  }
}
