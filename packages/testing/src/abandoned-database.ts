import { rm } from 'node:fs/promises'
import { startEmbedded } from '@enlace/database/embedded/embedded-database.ts'
import { findAbandonedFolders } from './scratch-folder.ts'

/** Stops the embedded databases that killed test runs left in throw-away folders, and removes the folders. */
export async function clearAbandoned(prefix: string): Promise<void> {
  for (const folder of await findAbandonedFolders(prefix)) {
    // Entering and leaving as its last user stops the PostgreSQL of a killed run.
    await startEmbedded({ folder, purpose: 'test' })
      .then((database) => database.stop())
      .catch(() => undefined)
    await rm(folder, { recursive: true, force: true })
  }
}
