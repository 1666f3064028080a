import { rm } from 'node:fs/promises'
import { spool } from '../../../core/files/spool.ts'
import type { Storage } from '../../../core/storage/storage.ts'

/** Copies files from storage to disk while `work` runs, streamed instead of held in memory. */
export async function withLaidFiles<File extends { storageKey: string }, Made>(
  storage: Storage,
  files: readonly File[],
  work: (laid: (File & { path: string })[]) => Promise<Made>,
): Promise<Made> {
  const laid: (File & { path: string })[] = []
  try {
    for (const file of files) {
      const { path } = await spool(storage.spoolFolder, await storage.get(file.storageKey))
      laid.push({ ...file, path })
    }
    return await work(laid)
  } finally {
    await Promise.all(laid.map(({ path }) => rm(path, { force: true })))
  }
}
