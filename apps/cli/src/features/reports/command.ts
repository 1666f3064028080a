import { reportsCommandTexts as texts } from '@enlace/contract/reports/cli-texts.ts'
import { CommandFault, type Command } from '../../core/command.ts'
import { type Act, readGiven } from './given.ts'
import { check, install, remove } from './install.ts'
import { link, unlink } from './links.ts'
import { hide, list, reset, set, show } from './offered.ts'

const acts: Readonly<Partial<Record<string, Act>>> = {
  list,
  show,
  hide,
  set,
  reset,
  link,
  unlink,
  check,
  install,
  remove,
}

/** The reports of suppliers: what a company offers, what the operator installs. */
export const command: Command = {
  name: 'reports',
  usage: texts.usage,
  summary: texts.summary,
  async run(args, context) {
    const { values, positionals } = readGiven(args)
    const [action = '', ...more] = positionals
    if (action === 'help') {
      for (const line of texts.help) context.print(line)
      return 0
    }
    const act = Object.hasOwn(acts, action) ? acts[action] : undefined
    if (!act || more.length > 0) throw new CommandFault(texts.actionUnknown)
    await act(values, context)
    return 0
  },
}
