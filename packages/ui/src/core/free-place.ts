/** What is between two heights of the window. */
export type Span = { top: number; bottom: number }

const gap = 8

/**
 * Where something of this height may stand without covering anything of what it must not cover: where it is if it can,
 * else at the upper edge, else as low as there is room. Without any room it is at the upper edge.
 */
export function freeTop(height: number, current: number, room: Span, kept: readonly Span[]): number {
  const isFree = (top: number) =>
    top >= room.top &&
    top + height <= room.bottom &&
    kept.every((span) => span.bottom <= top || span.top >= top + height)
  const beside = kept.flatMap(({ top, bottom }) => [bottom + gap, top - gap - height])
  const low = [room.bottom - height, ...beside].toSorted((one, other) => other - one)
  return [current, room.top, ...low].find(isFree) ?? room.top
}
