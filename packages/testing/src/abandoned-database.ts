import { rm } from 'node:fs/promises'
import { startEmbedded } from '@enlace/database/embedded/embedded-database.ts'
import { findAbandonedFolders } from './scratch-folder.ts'

/** Ends the embedded databases in throw-away folders that runs left behind when they were killed, and removes the folders. */
export async function clearAbandoned(prefix: string): Promise<void> {
  for (const folder of await findAbandonedFolders(prefix)) {
    // Entering and leaving as its last user stops the PostgreSQL of a run that was killed.
    await startEmbedded({ folder, purpose: 'test' })
      .then((database) => database.stop())
      .catch(() => undefined)
    await rm(folder, { recursive: true, force: true })
  }
}
