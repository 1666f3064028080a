import type { Room } from '@enlace/contract/operations/schemas.ts'

/** The room of a place, in bytes. */
export type MeasuredPlace = Pick<Room, 'place' | 'free' | 'total'>

/** Bytes below which room is low, and below which writes are refused. */
export interface RoomLimits {
  warn: number
  stop: number
}

/** A tenth is also low, up to this many bytes on a large disk. */
const tenth = { part: 0.1, atMost: 20 * 1024 ** 3 }
/** A quota may be small, so only the fractions apply. */
const quota = { warn: 0.1, stop: 0.02 }

/** Returns the level of a place, or undefined if it has enough room. */
export function levelOf(
  { place, free, total }: MeasuredPlace,
  { warn, stop }: RoomLimits,
): Room['level'] | undefined {
  if (place === 'database') {
    if (free < total * quota.stop) return 'full'
    return free < total * quota.warn ? 'low' : undefined
  }
  if (free < stop) return 'full'
  return free < Math.max(warn, Math.min(total * tenth.part, tenth.atMost)) ? 'low' : undefined
}

/** Returns the place with the worst level, the fullest among equals; undefined if all have room. */
export function scarcest(places: readonly MeasuredPlace[], limits: RoomLimits): Room | undefined {
  const scarce = places.flatMap((measured) => {
    const level = levelOf(measured, limits)
    return level === undefined ? [] : [{ ...measured, level }]
  })
  const share = ({ free, total }: MeasuredPlace) => (total === 0 ? 0 : free / total)
  return scarce.toSorted(
    (one, other) =>
      Number(other.level === 'full') - Number(one.level === 'full') || share(one) - share(other),
  )[0]
}
