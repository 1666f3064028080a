import { companyTexts } from '@enlace/contract/core/cli/company/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { bankCommandTexts as texts } from '@enlace/contract/bank-accounts/cli-texts.ts'
import { DatabaseRefusal } from '@enlace/database/refusal.ts'
import { keysOf } from '@enlace/server/core/settings/secret-key.ts'
import { openStorage } from '@enlace/server/core/storage/backends/open-storage.ts'
import { CommandFault, type Command } from '../../core/command.ts'
import { readCompanyId } from '../../core/create-company.ts'
import { readOptions } from '../../core/options.ts'
import { accounts, load } from './accounts.ts'
import { approvers } from './approvers.ts'
import { approve, newCode, reject } from './decide.ts'
import type { BankAction } from './given.ts'
import { list, number, saveFile, show, verify } from './look.ts'

const actions: Readonly<Record<string, BankAction>> = {
  list,
  show,
  number,
  file: saveFile,
  code: newCode,
  approve,
  reject,
  approvers,
  load,
  accounts,
  verify,
}

/** What the company's people see of changes of bank accounts, and how two of them decide. */
export const command: Command = {
  name: 'bank-changes',
  usage: texts.usage,
  summary: texts.summary,
  async run(args, context) {
    const { values, positionals } = readOptions(
      args,
      {
        company: { type: 'string' },
        as: { type: 'string' },
        code: { type: 'string' },
        verified: { type: 'string' },
        reason: { type: 'string' },
      },
      texts.usage,
    )
    const [action = '', ...words] = positionals
    const act = Object.hasOwn(actions, action) ? actions[action] : undefined
    if (!act) throw new CommandFault(texts.actionUnknown)
    const { settings, print } = context
    const company = values.company === undefined ? settings.company : readCompanyId(values.company)
    const db = await context.openDatabase()
    const service = {
      db,
      settings,
      storage: openStorage(settings),
      keys: await keysOf(settings),
    }
    try {
      return await act({ service, company, words, options: values, print, warn: context.warn })
    } catch (fault) {
      if (!(fault instanceof DatabaseRefusal) || fault.code !== 'company-not-found') throw fault
      throw new CommandFault(fill(companyTexts.unknown, { id: company }), { cause: fault })
    }
  },
}
