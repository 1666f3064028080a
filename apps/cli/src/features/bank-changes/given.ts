import type { Database } from '@enlace/database/database.ts'
import { findReviewedChange, type ReviewedChange } from '@enlace/server/modules/bank-accounts/index.ts'
import type { Keys } from '@enlace/server/core/keys/keys.ts'
import type { Settings } from '@enlace/server/core/settings/settings.ts'
import type { Storage } from '@enlace/server/core/storage/storage.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { bankCommandTexts as texts } from '@enlace/contract/bank-accounts/cli-texts.ts'
import { CommandFault, type CommandContext } from '../../core/command.ts'

/** What an action of the command is given. */
export interface Given extends Pick<CommandContext, 'print' | 'warn'> {
  service: { db: Database; settings: Settings; storage: Storage; keys: Keys }
  company: number
  /** The words after the action. */
  words: readonly string[]
  options: Readonly<Partial<Record<'as' | 'code' | 'verified' | 'reason', string | undefined>>>
}

/** One action of the command; answers the exit code. */
export type BankAction = (given: Given) => Promise<number>

/** The change that the first word names. @throws CommandFault where there is none. */
export async function changeOf({ service, company, words }: Given): Promise<ReviewedChange> {
  const [numero = ''] = words
  const change = await findReviewedChange(service.db, company, numero)
  if (!change) throw new CommandFault(fill(texts.unknown, { numero }))
  return change
}
