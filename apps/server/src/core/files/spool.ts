import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { makeFolder } from '@enlace/database/embedded/make-folder.ts'

/** A received file that waits on disk until its request is validated. */
export interface SpooledFile {
  path: string
  size: number
  sha256: string
}

/** Writes a stream to the spool in pieces and computes its SHA-256; a partial file is removed on failure. */
export async function spool(folder: string, source: Readable): Promise<SpooledFile> {
  await makeFolder(folder, 0o700)
  const path = join(folder, randomUUID())
  const hash = createHash('sha256')
  let size = 0
  const file = await open(path, 'wx', 0o600)
  try {
    for await (const piece of source) {
      const bytes: Buffer = piece
      hash.update(bytes)
      size += bytes.length
      await file.appendFile(bytes)
    }
    await file.sync()
    return { path, size, sha256: hash.digest('hex') }
  } catch (fault) {
    await rm(path, { force: true })
    throw fault
  } finally {
    await file.close()
  }
}

/** Reads the first or last bytes of a file. */
export async function readEdge(path: string, edge: 'start' | 'end', length: number): Promise<Buffer> {
  const { size } = await stat(path)
  const start = edge === 'start' ? 0 : Math.max(0, size - length)
  const pieces: Buffer[] = []
  for await (const piece of createReadStream(path, { start, end: start + length - 1 })) pieces.push(piece)
  return Buffer.concat(pieces)
}

/** Reads a file of the spool and removes it once it was read or the reader went away. */
export function readOnce(path: string): Readable {
  const file = createReadStream(path)
  // A file that cannot be removed now is swept later.
  file.once('close', () => void rm(path, { force: true }).catch(() => undefined))
  return file
}

/** Removes the files that a killed process left in the spool. */
export async function sweepSpool(folder: string, olderThan: number): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const path = join(folder, name)
    const known = await stat(path).catch(() => undefined)
    if (known && known.mtimeMs < Date.now() - olderThan) await rm(path, { force: true })
  }
}
