import type { DatabaseOptions } from './open.ts'
import { startEmbedded } from './embedded/embedded-database.ts'

/** A database as it is, for who cares for it: no migration runs, and nothing is asked of its schema. */
export interface ReachedDatabase {
  readonly adminUrl: string
  readonly isEmbedded: boolean
  leave(): Promise<void>
}

/**
 * Reaches the database, embedded or by address, without changing anything of it; an embedded one that is not there yet is
 * made, empty. As `server` nobody else may serve from it meanwhile.
 * @throws StartupFault when the embedded database cannot start.
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
