import { cliTexts } from '@enlace/contract/core/cli/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { CommandFault } from '../core/command.ts'
import type { Command } from '../core/command.ts'
import { openContext } from '../core/context.ts'
import { faultLines } from '../core/fault-lines.ts'

/** Every command by its name, loaded when it is asked for. */
const commands: Readonly<Record<string, () => Promise<{ command: Command }>>> = {
  start: () => import('../features/start/command.ts'),
  worker: () => import('../features/worker/command.ts'),
  events: () => import('../features/events/command.ts'),
  migrate: () => import('../features/migrate/command.ts'),
  demo: () => import('../features/demo/command.ts'),
  company: () => import('../features/company/command.ts'),
  content: () => import('../features/content/command.ts'),
  import: () => import('../features/import/command.ts'),
  pull: () => import('../features/connections/command.ts'),
  attach: () => import('../features/attach/command.ts'),
  user: () => import('../features/users/command.ts'),
  staff: () => import('../features/staff/command.ts'),
  'bank-changes': () => import('../features/bank-changes/command.ts'),
  evaluations: () => import('../features/supplier-qualification/command.ts'),
  certificates: () => import('../features/certificates/command.ts'),
  blog: () => import('../features/blog/command.ts'),
  payments: () => import('../features/payments/command.ts'),
  'supplier-contracts': () => import('../features/supplier-contracts/command.ts'),
  'required-documents': () => import('../features/required-documents/command.ts'),
  reports: () => import('../features/reports/command.ts'),
  requests: () => import('../features/profile/command.ts'),
  person: () => import('../features/personal-data/command.ts'),
  mail: () => import('../features/mail/command.ts'),
  backup: () => import('../features/backup/command.ts'),
  restore: () => import('../features/restore/command.ts'),
  'secret-key': () => import('../features/secret-key/command.ts'),
  doctor: () => import('../features/doctor/command.ts'),
}

/** Runs `enlace` with these words and answers the exit code: a fault is told in clear lines, never as a stack trace. */
export async function runCommandLine(words: readonly string[]): Promise<number> {
  const [name, ...args] = words
  const context = openContext(process.env)
  try {
    if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
      for (const line of await listCommands()) context.print(line)
      return 0
    }
    const load = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (load === undefined) throw new CommandFault(fill(cliTexts.unknownCommand, { name }))
    const { command } = await load()
    if (args.includes('--help') || args.includes('-h')) {
      for (const line of [command.summary, '', `npm run enlace -- ${command.usage}`]) context.print(line)
      return 0
    }
    return await command.run(args, context)
  } catch (fault) {
    for (const line of faultLines(fault, process.env['DEBUG'] === 'true')) context.warn(line)
    return 1
  } finally {
    await context.close()
  }
}

async function listCommands(): Promise<string[]> {
  const all = await Promise.all(Object.values(commands).map(async (load) => (await load()).command))
  const width = Math.max(...all.map(({ name }) => name.length))
  return [
    cliTexts.title,
    '',
    cliTexts.usage,
    '',
    cliTexts.commands,
    ...all.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    cliTexts.more,
  ]
}
