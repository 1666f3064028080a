import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fill } from '@enlace/contract/core/fill.ts'
import { reportsCommandTexts as texts } from '@enlace/contract/reports/cli-texts.ts'
import { InstallFault, installReport, removeReport } from '@enlace/database/reports/install.ts'
import { readReportFile } from '@enlace/database/reports/report-file.ts'
import { shippedReports } from '@enlace/server/modules/reports/index.ts'
import { CommandFault, type CommandContext } from '../../core/command.ts'
import { openDatabaseOf } from '../../core/open-database.ts'
import type { Act, Given } from './given.ts'

/** Makes an operator's SELECT a report, with the rights of the schema's owner; nobody else's are enough. */
export const install: Act = async (given, context) => {
  const { name, columns } = await tryInstall(given, context, false)
  context.print(fill(texts.installed, { name, columns, report: name.replaceAll('_', '-') }))
}

/** Says whether it could be installed, and changes nothing. */
export const check: Act = async (given, context) => {
  context.print(fill(texts.checked, await tryInstall(given, context, true)))
}

/** Takes an operator's report away from all companies. */
export const remove: Act = async ({ name }, context) => {
  if (name === undefined) throw new CommandFault(texts.nameMissing)
  if (!(await withOwner(context, (adminUrl) => removeReport(adminUrl, name))))
    throw new CommandFault(fill(texts.notInstalled, { name }))
  context.print(fill(texts.removed, { name }))
}

async function tryInstall({ file, name: given }: Given, context: CommandContext, isTrial: boolean) {
  if (file === undefined) throw new CommandFault(texts.fileMissing)
  const text = await readFile(file, 'utf8').catch((fault: unknown) => {
    throw new CommandFault(fill(texts.fileUnreadable, { file }), { cause: fault })
  })
  const name =
    given ??
    basename(file)
      .replace(/\.sql$/i, '')
      .replaceAll('-', '_')
  const taken = shippedReports.map(({ id }) => id.replaceAll('-', '_'))
  try {
    const columns = await withOwner(context, (adminUrl) =>
      installReport(adminUrl, { name, file: readReportFile(text), taken, isTrial }),
    )
    return { name, columns }
  } catch (fault) {
    if (!(fault instanceof InstallFault)) throw fault
    const reason = fill(texts.reasons[fault.reason], fault.detail)
    throw new CommandFault(fill(texts.refused, { reason }), { cause: fault })
  }
}

/** Does something with the address of the schema's owner, beside a server that may be running. */
async function withOwner<Answer>(
  { settings }: CommandContext,
  work: (adminUrl: string) => Promise<Answer>,
): Promise<Answer> {
  const done: Answer[] = []
  const db = await openDatabaseOf(settings, {
    purpose: 'command',
    prepare: async (adminUrl) => {
      done.push(await work(adminUrl))
    },
  })
  await db.close()
  const [answer] = done
  if (answer === undefined) throw new Error('A database that opened was prepared')
  return answer
}
