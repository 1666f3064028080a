import { rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { spool } from '../files/spool.ts'
import type { Storage } from './storage.ts'

/**
 * Returns the bytes of a file that a row refers to; undefined if the storage lacks it. @throws any other fault of the
 * storage.
 */
export async function readKept(storage: Storage, key: string): Promise<Readable | undefined> {
  try {
    return await storage.get(key)
  } catch (fault) {
    const isAbsent =
      fault instanceof Error &&
      (('code' in fault && fault.code === 'ENOENT') || / file: 404\b/.test(fault.message))
    if (isAbsent) return undefined
    throw fault
  }
}

/** Stores a file under its known key, and replaces an existing one. */
export async function putKept(storage: Storage, key: string, bytes: Readable): Promise<void> {
  const { path, size, sha256 } = await spool(storage.spoolFolder, bytes)
  try {
    await storage.put(path, { key, size, sha256 })
  } finally {
    await rm(path, { force: true })
  }
}
