import { fill } from '@enlace/contract/core/fill.ts'
import { reportsCommandTexts as texts } from '@enlace/contract/reports/cli-texts.ts'
import type { Database } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import { type DefinedReport, findDefinedReports } from '@enlace/server/modules/reports/index.ts'
import { CommandFault, type CommandContext } from '../../core/command.ts'
import { findCompany, readCompanyId } from '../../core/create-company.ts'
import type { Given } from './given.ts'

/** The company that the action is about. @throws CommandFault where there is none. */
export async function openCompany(
  { company: typed }: Given,
  context: CommandContext,
): Promise<{ db: Database; company: number }> {
  const company = typed === undefined ? context.settings.company : readCompanyId(typed)
  const db = await context.openDatabase()
  if ((await findCompany(db, company)) === undefined)
    throw new CommandFault(fill(texts.companyUnknown, { id: company }))
  return { db, company }
}

/** The report that the action is about, shipped or installed. @throws CommandFault where there is none. */
export async function getReport(db: Database, company: number, { report }: Given): Promise<DefinedReport> {
  if (report === undefined) throw new CommandFault(texts.reportMissing)
  const found = (await findDefinedReports(db, Scope.ofStaff(company))).find(({ id }) => id === report)
  if (found === undefined) throw new CommandFault(fill(texts.reportUnknown, { report }))
  return found
}
