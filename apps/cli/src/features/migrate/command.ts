import { migrateTexts } from '@enlace/contract/core/cli/texts.ts'
import type { Command } from '../../core/command.ts'

/** Brings the schema of the database to this version: opening the database does it. */
export const command: Command = {
  name: 'migrate',
  usage: 'migrate',
  summary: migrateTexts.summary,
  async run(_args, context) {
    await context.openDatabase()
    context.print(migrateTexts.done)
    return 0
  },
}
