import type { Database } from '@enlace/database/database.ts'
import { readSettings } from '@enlace/server/core/settings/settings.ts'
import { CommandFault, type Command } from '../src/core/command.ts'

/** What a command wrote and how it ended; `fault` is the line of what the operator can put right. */
export interface Ran {
  code: number | undefined
  lines: string[]
  fault: string | undefined
}

/** Runs a command over an open database, as the command line would with these variables. */
export async function runCommand(
  command: Command,
  db: Database,
  line: string,
  variables: Readonly<Record<string, string>> = {},
  input = '',
): Promise<Ran> {
  const lines: string[] = []
  const environment = { PUBLIC_URL: 'https://proveedores.ejemplo.co/portal/', ...variables }
  const context = {
    environment,
    settings: readSettings(environment),
    openDatabase: () => Promise.resolve(db),
    readInput: () => Promise.resolve(Buffer.from(input)),
    print: (text: string) => void lines.push(text),
    warn: (text: string) => void lines.push(text),
  }
  try {
    return { code: await command.run(wordsOf(line), context), lines, fault: undefined }
  } catch (fault) {
    if (!(fault instanceof CommandFault)) throw fault
    return { code: undefined, lines, fault: fault.message }
  }
}

/** The words of a line as a shell would part them, `"several words"` as one. */
function wordsOf(line: string): string[] {
  return [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '')
}
