import type { DatabaseOptions } from './open.ts'
import { startEmbedded } from './embedded/embedded-database.ts'

/** A database as it is, for maintenance: no migration runs, and nothing is expected of its schema. */
export interface ReachedDatabase {
  readonly adminUrl: string
  readonly isEmbedded: boolean
  leave(): Promise<void>
}

/**
 * Connects to the database, embedded or by address, without changing it; a missing embedded one is created, empty. As
 * `server` no other process may serve from it meanwhile.
 * @throws StartupFault if the embedded database cannot start.
 */
export async function reachDatabase({
  folder = './data',
  url,
  adminUrl,
  directUrl,
  purpose,
}: Pick<DatabaseOptions, 'folder' | 'url' | 'adminUrl' | 'directUrl' | 'purpose'>): Promise<ReachedDatabase> {
  if (url !== undefined)
    return { adminUrl: adminUrl ?? directUrl ?? url, isEmbedded: false, leave: async () => {} }
  const embedded = await startEmbedded({ folder, purpose })
  return { adminUrl: embedded.adminUrl, isEmbedded: true, leave: () => embedded.stop() }
}
