import type { Room } from '@enlace/contract/operations/schemas.ts'

/** How much room a place has, in bytes. */
export type MeasuredPlace = Pick<Room, 'place' | 'free' | 'total'>

/** From where on room is little, and from where on nothing more is taken; bytes. */
export interface RoomLimits {
  warn: number
  stop: number
}

/** Little is also a tenth, but of a large disk no more than so much. */
const tenth = { part: 0.1, atMost: 20 * 1024 ** 3 }
/** Of a quota, which may be small, the parts decide alone. */
const quota = { warn: 0.1, stop: 0.02 }

/** How a place stands; undefined where it has room. */
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

/** The place that stands worst, the fullest of several; undefined where all have room. */
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
