import { evaluationCommandTexts as texts } from '@enlace/contract/supplier-qualification/evaluation/cli-texts.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Settings } from '@enlace/server/core/settings/settings.ts'
import { CommandFault } from '../../core/command.ts'

/** What an action of the command works with. */
export interface Given {
  db: Database
  settings: Settings
  company: number
  words: readonly string[]
  options: {
    write: string
    nit: string
    as: string
    text: string
    yes: boolean
    silent: boolean
    all: boolean
  }
  print: (line: string) => void
  warn: (line: string) => void
}

/** One action of the command; answers the exit code. */
export type EvaluationAction = (given: Given) => Promise<number>

/** Who does it, as the audit names it. @throws CommandFault where nobody is named. */
export function actorOf({ options }: Given): string {
  const actor = options.as.trim()
  if (actor === '') throw new CommandFault(texts.actorMissing)
  return actor
}
