import { fill } from '@enlace/contract/core/fill.ts'
import { reportsCommandTexts as texts } from '@enlace/contract/reports/cli-texts.ts'
import { Scope } from '@enlace/database/scope.ts'
import {
  findDefinedReports,
  filterColumns,
  changeReport,
  findReportSettings,
  resetReport,
  type ReportChange,
} from '@enlace/server/modules/reports/index.ts'
import { CommandFault } from '../../core/command.ts'
import { getReport, openCompany } from './company.ts'
import { type Act, type Given, readAbout, readPlace, readTitle } from './given.ts'

/** Every report with what the company made of it, and the links to reports elsewhere. */
export const list: Act = async (given, context) => {
  const { db, company } = await openCompany(given, context)
  const [reports, { settings, links }] = await Promise.all([
    findDefinedReports(db, Scope.ofStaff(company)),
    findReportSettings(db, company),
  ])
  const kept = new Map(settings.map((one) => [one.report, one]))
  for (const { id, title, isShipped, ...report } of reports) {
    const own = kept.get(id)
    const mark = (own?.is_on ?? isShipped) ? texts.on : texts.off
    context.print(fill(texts.line, { mark, report: id.padEnd(26), title: own?.title ?? title }))
    const columns = own?.columns ?? report.columns.map((column) => column.id)
    const filters =
      own?.filters ?? report.columns.filter(({ isFilter }) => isFilter).map((column) => column.id)
    if (!isShipped) context.print(fill(texts.lineDetail, { detail: texts.ofOperator }))
    context.print(fill(texts.lineDetail, { detail: fill(texts.columns, { columns: columns.join(', ') }) }))
    context.print(fill(texts.lineDetail, { detail: fill(texts.filters, { filters: filters.join(', ') }) }))
  }
  if (links.length > 0) context.print(texts.linksTitle)
  for (const { title, url } of links) context.print(fill(texts.lineDetail, { detail: `${title} → ${url}` }))
}

const switchTo =
  (is_on: boolean, said: string): Act =>
  async (given, context) => {
    const { db, company } = await openCompany(given, context)
    const { id } = await getReport(db, company, given)
    await changeReport(db, company, id, { is_on })
    context.print(fill(said, { report: id }))
  }

/** The company's suppliers have the report from now on. */
export const show = switchTo(true, texts.shown)
/** They have it no more. */
export const hide = switchTo(false, texts.hidden)

/** Changes title, columns, filters or place of a report for the company's suppliers. */
export const set: Act = async (given, context) => {
  const { db, company } = await openCompany(given, context)
  const report = await getReport(db, company, given)
  const columns = report.columns.map(({ id }) => id)
  const change: ReportChange = {
    ...(given.title !== undefined && { title: readTitle(given.title) }),
    ...(given.about !== undefined && { about: readAbout(given.about) || null }),
    ...(given.columns !== undefined && {
      columns: readNames(given.columns, columns, report.id, texts.columnUnknown),
    }),
    ...(given.filters !== undefined && {
      filters:
        given.filters === ''
          ? []
          : readNames(given.filters, filterColumns(report), report.id, texts.filterUnknown),
    }),
    ...(given.place !== undefined && { place: readPlace(given.place) }),
  }
  if (Object.keys(change).length === 0) throw new CommandFault(texts.nothingToSet)
  await changeReport(db, company, report.id, change)
  context.print(fill(texts.set, { report: report.id }))
}

/** The company's suppliers have the report as it comes. */
export const reset: Act = async (given: Given, context) => {
  const { db, company } = await openCompany(given, context)
  const { id } = await getReport(db, company, given)
  await resetReport(db, company, id)
  context.print(fill(texts.reset, { report: id }))
}

/** Names of a list, each of which the report has. */
function readNames(written: string, known: readonly string[], report: string, fault: string): string[] {
  const names = [...new Set(written.split(',').map((name) => name.trim()))]
  const unknown = names.find((name) => !known.includes(name))
  if (unknown !== undefined)
    throw new CommandFault(fill(fault, { report, column: unknown, columns: known.join(', ') }))
  return names
}
