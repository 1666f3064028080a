import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { makeFolder } from '@enlace/database/embedded/make-folder.ts'

/** A file that came and waits on the disk until its request is known to be right. */
export interface SpooledFile {
  path: string
  size: number
  sha256: string
}

/** Writes a stream to the spool piece by piece, reckoning its SHA-256 on the way; what fails half-way is removed. */
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

/** The first or last bytes of a file. */
export async function readEdge(path: string, edge: 'start' | 'end', length: number): Promise<Buffer> {
  const { size } = await stat(path)
  const start = edge === 'start' ? 0 : Math.max(0, size - length)
  const pieces: Buffer[] = []
  for await (const piece of createReadStream(path, { start, end: start + length - 1 })) pieces.push(piece)
  return Buffer.concat(pieces)
}

/** A file of the spool that is gone once it was read, or once nobody reads it any more. */
export function readOnce(path: string): Readable {
  const file = createReadStream(path)
  // What cannot be removed now is swept with what else was left there.
  file.once('close', () => void rm(path, { force: true }).catch(() => undefined))
  return file
}

/** Removes what a killed process left in the spool. */
export async function sweepSpool(folder: string, olderThan: number): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const path = join(folder, name)
    const known = await stat(path).catch(() => undefined)
    if (known && known.mtimeMs < Date.now() - olderThan) await rm(path, { force: true })
  }
}
