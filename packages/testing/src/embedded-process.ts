import { startEmbedded } from '@enlace/database/embedded/embedded-database.ts'
import { StartupFault } from '@enlace/database/embedded/startup-fault.ts'

/**
 * Opens the embedded database of a folder in a process of its own, as a server or a command would, prints the result in
 * one line of JSON, and runs until it is asked to stop. Tests start and kill it.
 */
const [, , folder = '', purpose = 'command'] = process.argv

function tell(outcome: Record<string, unknown>): void {
  process.stdout.write(`${JSON.stringify(outcome)}\n`)
}

try {
  const database = await startEmbedded({ folder, purpose: purpose === 'server' ? 'server' : 'command' })
  process.on('SIGTERM', () => {
    void database.stop().then(() => process.exit(0))
  })
  tell({ adminUrl: database.adminUrl, port: database.port })
} catch (fault) {
  if (!(fault instanceof StartupFault)) throw fault
  tell({ message: fault.message, hint: fault.hint })
}
