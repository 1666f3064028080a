import { createReadStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { makeFolder } from '@enlace/database/embedded/make-folder.ts'
import { demandKey, type Storage } from '../storage.ts'

/** Stores files in a folder of this machine, or of a disk that all nodes share. */
export function folderStorage(folder: string): Storage {
  const pathOf = (key: string) => {
    demandKey(key)
    return join(folder, key)
  }
  return {
    spoolFolder: join(folder, '.incoming'),
    async put(spooledPath, { key }) {
      const path = pathOf(key)
      await makeFolder(dirname(path), 0o700)
      // Atomic, because both are on one disk.
      await rename(spooledPath, path)
      await syncFolder(dirname(path))
    },
    async get(key): Promise<Readable> {
      const file = await open(pathOf(key), 'r')
      return createReadStream('', { fd: file, autoClose: true })
    },
    async delete(key) {
      await rm(pathOf(key), { force: true })
    },
  }
}

/** A new name survives a power cut only if its folder was synced, too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
