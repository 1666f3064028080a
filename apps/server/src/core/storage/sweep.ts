import type { Database } from '@enlace/database/database.ts'
import { forgetFile, takeUnclaimedFiles } from './commands.ts'
import { sweepSpool } from '../files/spool.ts'
import type { Storage } from './storage.ts'

/** No upload takes this long: an older unclaimed file is left over. */
const leftOverAfter = { milliseconds: 2 * 60 * 60 * 1000, interval: '2 hours' } as const
const atOnce = 500

/**
 * Removes the remains of interrupted uploads and killed processes from the spool and the storage. @throws
 * AggregateError of the files that could not be removed; they are retried the next time.
 */
export async function sweepStorage(db: Database, storage: Storage): Promise<void> {
  await sweepSpool(storage.spoolFolder, leftOverAfter.milliseconds)
  const faults: unknown[] = []
  for (const { storageKey } of await takeUnclaimedFiles(db, leftOverAfter.interval, atOnce)) {
    try {
      await storage.delete(storageKey)
      await forgetFile(db, storageKey)
    } catch (fault) {
      faults.push(fault)
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, 'Files that nobody claimed could not be removed')
}
