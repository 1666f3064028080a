import type { Room } from '@enlace/contract/operations/schemas.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Settings } from '../settings/settings.ts'
import { measureRoom } from './measure.ts'
import { scarcest, type MeasuredPlace, type RoomLimits } from './rules.ts'

/** Milliseconds for which a measurement is valid. */
const goodFor = 20_000

/** The free room of this node, measured on demand and at most once every few seconds. */
export class Disk {
  readonly #measure: () => Promise<MeasuredPlace[]>
  readonly #limits: RoomLimits
  #places: readonly MeasuredPlace[] = []
  /** By the monotonic clock. */
  #goodUntil = -1
  #measuring: Promise<void> | undefined

  constructor(measure: () => Promise<MeasuredPlace[]>, limits: RoomLimits) {
    this.#measure = measure
    this.#limits = limits
  }

  /** Returns every place with its room. */
  async places(): Promise<readonly MeasuredPlace[]> {
    if (performance.now() >= this.#goodUntil) await (this.#measuring ??= this.#look())
    return this.#places
  }

  /** Returns the place with the least room, or undefined if all have enough. */
  async scarce(): Promise<Room | undefined> {
    return scarcest(await this.places(), this.#limits)
  }

  /**
   * Checks for room before an operation that needs some. @throws Problem `disk-full` if the rest is reserved for the
   * database.
   */
  async demandRoom(): Promise<void> {
    const room = await this.scarce()
    if (room?.level === 'full') throw new Problem('disk-full')
  }

  async #look(): Promise<void> {
    try {
      this.#places = await this.#measure()
    } finally {
      this.#goodUntil = performance.now() + goodFor
      this.#measuring = undefined
    }
  }
}

/** Opens the measurement of the folders and the database in the settings. */
export function openDisk(settings: Settings, db: Database): Disk {
  return new Disk(() => measureRoom(settings, db), settings.diskRoom)
}
