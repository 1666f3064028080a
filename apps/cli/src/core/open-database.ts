import { cliTexts } from '@enlace/contract/core/cli/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { openDatabase } from '@enlace/database/open.ts'
import type { Database } from '@enlace/database/database.ts'
import type { DatabaseOptions } from '@enlace/database/open.ts'
import type { Settings } from '@enlace/server/core/settings/settings.ts'
import { CommandFault } from './command.ts'

/**
 * Opens the database that the settings name, embedded or by address.
 * @throws StartupFault, or CommandFault when the server at the address does not let us in.
 */
export async function openDatabaseOf(
  settings: Settings,
  options: Pick<DatabaseOptions, 'purpose' | 'prepare' | 'log' | 'onNewer'>,
): Promise<Database> {
  const { url } = settings.database
  try {
    return await openDatabase({ folder: settings.dataDir, ...settings.database, ...options })
  } catch (fault) {
    throw unreachableFault(url, fault) ?? fault
  }
}

/** What the operator is told where the server at the address does not let us in; undefined for every other fault. */
export function unreachableFault(url: string | undefined, fault: unknown): CommandFault | undefined {
  const reason = url === undefined ? undefined : connectionReason(fault)
  if (reason === undefined) return undefined
  return new CommandFault(fill(cliTexts.databaseUnreachable, { reason }), { cause: fault })
}

/** What kept a connection from being made: a code of the network, or PostgreSQL's own words for class 08, 28, 3D and 57. */
function connectionReason(fault: unknown): string | undefined {
  if (!(fault instanceof Error) || !('code' in fault) || typeof fault.code !== 'string') return undefined
  if (/^E[A-Z]+$/.test(fault.code)) return fault.code
  return /^(08|28|3D|57)/.test(fault.code) ? fault.message : undefined
}
