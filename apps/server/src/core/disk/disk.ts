import type { Room } from '@enlace/contract/operations/schemas.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Settings } from '../settings/settings.ts'
import { measureRoom } from './measure.ts'
import { scarcest, type MeasuredPlace, type RoomLimits } from './rules.ts'

/** Milliseconds for which a measure is good. */
const goodFor = 20_000

/** The room that this node has, measured when somebody asks and not more often than every few seconds. */
export class Disk {
  readonly #measure: () => Promise<MeasuredPlace[]>
  readonly #limits: RoomLimits
  #places: readonly MeasuredPlace[] = []
  /** By the clock that never jumps. */
  #goodUntil = -1
  #measuring: Promise<void> | undefined

  constructor(measure: () => Promise<MeasuredPlace[]>, limits: RoomLimits) {
    this.#measure = measure
    this.#limits = limits
  }

  /** Every place with its room. */
  async places(): Promise<readonly MeasuredPlace[]> {
    if (performance.now() >= this.#goodUntil) await (this.#measuring ??= this.#look())
    return this.#places
  }

  /** The place with the least room; undefined where all have enough. */
  async scarce(): Promise<Room | undefined> {
    return scarcest(await this.places(), this.#limits)
  }

  /** Lets go on what will take room. @throws Problem `disk-full` while the rest is kept for the database. */
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

/** The room of the folders and of the database that the settings name. */
export function openDisk(settings: Settings, db: Database): Disk {
  return new Disk(() => measureRoom(settings, db), settings.diskRoom)
}
