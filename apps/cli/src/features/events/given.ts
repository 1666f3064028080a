import type { Database } from '@enlace/database/database.ts'
import type { Storage } from '@enlace/server/core/storage/storage.ts'
import { eventCommandTexts as texts } from '@enlace/contract/events/visitor/cli-texts.ts'
import { CommandFault, type CommandContext } from '../../core/command.ts'

/** What an action of the command is given. */
export interface Given extends Pick<CommandContext, 'print' | 'warn'> {
  db: Database
  /** Opened when it is asked for: most actions keep no file. */
  storage: () => Storage
  company: number
  /** The words after the action. */
  words: readonly string[]
  reason: string
}

/** One action of the command; answers the exit code. */
export type EventAction = (given: Given) => Promise<number>

/** The code that the first word is. @throws CommandFault where there is none. */
export function codeOf({ words }: Given): string {
  const [code] = words
  if (code === undefined) throw new CommandFault(texts.codeMissing)
  return code
}
