import { companyTexts } from '@enlace/contract/core/cli/company/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { eventCommandTexts as texts } from '@enlace/contract/events/visitor/cli-texts.ts'
import { openStorage } from '@enlace/server/core/storage/backends/open-storage.ts'
import { CommandFault, type Command } from '../../core/command.ts'
import { findCompany, readCompanyId } from '../../core/create-company.ts'
import { readOptions } from '../../core/options.ts'
import type { EventAction } from './given.ts'
import { attendance, list } from './look.ts'
import { attach, cancel, generate, publish } from './publish.ts'

const actions: Readonly<Record<string, EventAction>> = { list, publish, attach, attendance, cancel, generate }

/** What a company invites its suppliers to: published from a file, cancelled, and who comes. */
export const command: Command = {
  name: 'events',
  usage: texts.usage,
  summary: texts.summary,
  async run(args, context) {
    const { values, positionals } = readOptions(
      args,
      { company: { type: 'string' }, reason: { type: 'string' } },
      texts.usage,
    )
    const [name = 'list', ...words] = positionals
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined
    if (!action) throw new CommandFault(texts.actionUnknown)
    const company = readCompanyId(values.company)
    const db = await context.openDatabase()
    if ((await findCompany(db, company)) === undefined)
      throw new CommandFault(fill(companyTexts.unknown, { id: company }))
    const { print, warn } = context
    const storage = () => openStorage(context.settings)
    return action({ db, storage, company, words, reason: values.reason ?? '', print, warn })
  },
}
