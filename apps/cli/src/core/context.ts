import type { Database } from '@enlace/database/database.ts'
import { useProxy } from '@enlace/server/core/outgoing/use-proxy.ts'
import { readSettings } from '@enlace/server/core/settings/settings.ts'
import type { Settings } from '@enlace/server/core/settings/settings.ts'
import type { CommandContext } from './command.ts'
import { openDatabaseOf } from './open-database.ts'

/** What commands work with in this process, and how it is put away afterwards. */
export interface OpenContext extends CommandContext {
  close(): Promise<void>
}

/** Makes the context of a command: settings and database come when they are first asked for. */
export function openContext(environment: CommandContext['environment']): OpenContext {
  let settings: Settings | undefined
  let database: Promise<Database> | undefined
  // Anyone who reads only the first lines (`| head`) closes the pipe: that ends the output, not the work.
  process.stdout.on('error', (fault: NodeJS.ErrnoException) => {
    if (fault.code !== 'EPIPE') throw fault
  })
  return {
    environment,
    get settings() {
      if (settings === undefined) {
        settings = readSettings(environment)
        // The one place at which every command comes to know of its network.
        useProxy(settings.proxy)
      }
      return settings
    },
    openDatabase() {
      return (database ??= openDatabaseOf(this.settings, { purpose: 'command' }))
    },
    readInput: (atMost) => readAtMost(process.stdin, atMost),
    print: (line) => process.stdout.write(`${line}\n`),
    warn: (line) => process.stderr.write(`${line}\n`),
    async close() {
      const opened = await database?.catch(() => undefined)
      await opened?.close()
    },
  }
}

/** Anyone who writes more is read to the end all the same: a pipe that is closed early is a failure to who writes. */
async function readAtMost(input: AsyncIterable<Buffer | string>, atMost: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of input) {
    if (length >= atMost) continue
    const bytes = Buffer.from(chunk)
    chunks.push(bytes)
    length += bytes.length
  }
  return Buffer.concat(chunks).subarray(0, atMost)
}
