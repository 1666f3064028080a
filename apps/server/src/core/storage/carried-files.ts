import { rm } from 'node:fs/promises'
import { spool, type SpooledFile } from '../files/spool.ts'
import type { Storage } from './storage.ts'
import { newStorageKey } from './uploads.ts'

/**
 * Files copied from one company's storage to another's. They are read before the company is created, so that its
 * creation waits for no network, and removed if it fails.
 */
export class CarriedFiles {
  readonly #storage: Storage
  readonly #waiting = new Map<string, SpooledFile>()
  #kept: string[] = []

  constructor(storage: Storage) {
    this.#storage = storage
  }

  /** Reads the files from the storage. @throws Error if one does not match its hash. */
  async read(files: readonly { storage_key: string; sha256: string }[]): Promise<void> {
    for (const { storage_key: key, sha256 } of files) {
      const spooled = await spool(this.#storage.spoolFolder, await this.#storage.get(key))
      this.#waiting.set(key, spooled)
      if (spooled.sha256 !== sha256)
        throw new Error('A file of the storage is not the one that was put there')
    }
  }

  /** Stores the files for the new company; returns each new key by its old one. */
  async keepFor(company: number): Promise<Record<string, string>> {
    const places: Record<string, string> = {}
    for (const [from, { path, size, sha256 }] of this.#waiting) {
      const key = newStorageKey(company)
      this.#kept.push(key)
      await this.#storage.put(path, { key, size, sha256 })
      places[from] = key
    }
    return places
  }

  /** Removes the spooled files, and the stored ones if the company was not created. */
  async discard({ isMade }: { isMade: boolean }): Promise<void> {
    await Promise.all([...this.#waiting.values()].map(({ path }) => rm(path, { force: true })))
    if (!isMade) await Promise.all(this.#kept.map((key) => this.#storage.delete(key)))
  }
}
