import { backupFaultTexts } from '@enlace/contract/core/cli/backup-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { BackupFault } from '@enlace/database/backup/backup-fault.ts'
import { reachDatabase, type ReachedDatabase } from '@enlace/database/reach.ts'
import type { Settings } from '@enlace/server/core/settings/settings.ts'
import { CommandFault } from './command.ts'
import { unreachableFault } from './open-database.ts'

/**
 * Does work on the database that the settings name as it is, without bringing its schema on.
 * @throws StartupFault, or CommandFault for what a backup or the server at the address refuses.
 */
export async function onDatabase<Answer>(
  { database: { url, adminUrl, directUrl }, dataDir }: Settings,
  purpose: 'server' | 'command',
  work: (database: ReachedDatabase) => Promise<Answer>,
): Promise<Answer> {
  const database = await reachDatabase({ folder: dataDir, url, adminUrl, directUrl, purpose })
  try {
    return await sayingWhy(() => work(database))
  } catch (fault) {
    throw unreachableFault(url, fault) ?? fault
  } finally {
    await database.leave()
  }
}

/** Returns what a backup refuses in the operator's language. */
export async function sayingWhy<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work()
  } catch (fault) {
    if (!(fault instanceof BackupFault)) throw fault
    throw new CommandFault(fill(backupFaultTexts[fault.code], fault.detail), { cause: fault })
  }
}
