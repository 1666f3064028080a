import { writeFile } from 'node:fs/promises'
import type { Database } from '@enlace/database/database.ts'
import { roomSentence } from '@enlace/contract/operations/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { importTexts } from '@enlace/contract/imports/reading/texts.ts'
import type { DescribedFinding } from '@enlace/importer/core/findings/described-finding.ts'
import { ImportFault } from '@enlace/importer/core/findings/import-fault.ts'
import { importDocuments, type ImportReport } from '@enlace/importer/import-documents.ts'
import { CommandFault, type Command, type CommandContext } from '../../core/command.ts'
import { readCompanyId } from '../../core/create-company.ts'
import { writeSeconds } from '../../core/duration.ts'
import { readOptions } from '../../core/options.ts'
import { openDisk } from '@enlace/server/core/disk/disk.ts'
import {
  describeFault,
  describeFinding,
  describeTrialFinding,
  describeUnlikely,
  templateKinds,
  templateOf,
} from '@enlace/server/modules/imports/index.ts'
import type { Part, PartReading } from '@enlace/importer/core/mapping/mapping.ts'
import { findCompany } from '../../core/create-company.ts'
import { openOwnKinds, readColumns, readKinds } from './own-kind.ts'
import { counted, showProgress } from './progress.ts'
import { readingLine, readReading, withReading } from './reading.ts'
import { saveReport } from './report-file.ts'
import { demandCompany, mappingOf, openAsked, savedMapping, sourceOf } from './request.ts'

const texts = importTexts.command

/** Loads an ERP's files into a company, as its saved mapping says, and reports every refused or doubtful record. */
export const command: Command = {
  name: 'import',
  usage: texts.usage,
  summary: texts.summary,
  async run(args, context) {
    const { values, positionals } = readOptions(
      args,
      {
        company: { type: 'string' },
        source: { type: 'string' },
        folder: { type: 'string' },
        sample: { type: 'string' },
        mapping: { type: 'string' },
        report: { type: 'string' },
        create: { type: 'boolean', default: false },
        'confirm-closing': { type: 'boolean', default: false },
        encoding: { type: 'string' },
        separator: { type: 'string' },
        sheet: { type: 'string' },
        'header-line': { type: 'string' },
        kind: { type: 'string' },
        column: { type: 'string', multiple: true, default: [] },
        template: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
      },
      texts.usage,
    )
    const { source, sample, folder, template } = values
    if (template !== undefined) return writeTemplate(template, positionals[0], context)
    try {
      return await load(context, {
        asked: { source, sample, folder, paths: positionals },
        company: readCompanyId(values.company),
        mappingPath: values.mapping,
        reportPath: values.report,
        isToCreate: values.create,
        confirmsClosing: values['confirm-closing'],
        kinds: values.kind === undefined ? null : readKinds(values.kind, positionals),
        columns: readColumns(values.column),
        isTrial: values['dry-run'],
        reading: readReading(values),
      })
    } catch (fault) {
      if (fault instanceof ImportFault) throw new CommandFault(describeFault(fault), { cause: fault })
      throw fault
    }
  },
}

interface AskedLoad {
  asked: Parameters<typeof openAsked>[0]
  company: number
  mappingPath: string | undefined
  reportPath: string | undefined
  isToCreate: boolean
  confirmsClosing: boolean
  /** What each file is, where the operator says so. */
  kinds: readonly Part[] | null
  /** Which column is which field, where the operator says so. */
  columns: ReadonlyMap<string, string>
  isTrial: boolean
  reading: PartReading
}

async function load(context: CommandContext, asked: AskedLoad): Promise<number> {
  const begin = performance.now()
  const { company, reportPath, isTrial } = asked
  const db = await context.openDatabase()
  const room = await openDisk(context.settings, db).scarce()
  if (room?.level === 'full') throw new CommandFault(roomSentence(room))
  const { files, mapping, said } = await open(db, asked)
  for (const table of Object.values(files.tables)) context.print(readingLine(table))
  for (const line of said) context.print(line)
  if (reportPath !== undefined) await saveReport(reportPath, [])

  const onProgress = showProgress({
    isTerminal: process.stdout.isTTY,
    write: (text) => process.stdout.write(text),
    print: (line) => context.print(line),
  })
  const request = {
    company,
    mapping,
    files,
    actor: 'cli',
    words: importTexts.documents,
    onProgress,
    confirmsClosing: asked.confirmsClosing,
    isTrial,
  }
  const describe = isTrial ? describeTrialFinding : describeFinding
  const report = await importDocuments(db, { ...request, describe }).catch((fault: unknown) => {
    if (fault instanceof ImportFault) throw fault
    const reason = fault instanceof Error ? fault.message : String(fault)
    throw new CommandFault(fill(texts.failed, { reason }), { cause: fault })
  })
  if (reportPath !== undefined) await saveReport(reportPath, report.findings)
  for (const line of summaryOf(report, performance.now() - begin, reportPath)) context.print(line)
  if (isTrial) context.print(texts.trial)
  return 0
}

/** The files with how they are read: as a source's mapping says, or by their columns' own names where their kind is said. */
async function open(
  db: Database,
  { asked, company, kinds, columns, mappingPath, isToCreate, reading }: AskedLoad,
) {
  if (kinds) {
    const source = asked.source ?? ownSource
    await demandCompany(db, company, undefined, false)
    const saved = await savedMapping(db, company, source)
    const ownNit = (await findCompany(db, company))?.nit
    return openOwnKinds(kinds, asked.paths, { source, saved, reading, columns, ownNit })
  }
  const source = await sourceOf(asked)
  const brought = mappingPath === undefined ? undefined : await mappingOf(source, mappingPath)
  if (isToCreate) await demandCompany(db, company, brought ?? (await mappingOf(source, undefined)), true)
  else await demandCompany(db, company, undefined, false)
  const known = brought ?? (await savedMapping(db, company, source)) ?? (await mappingOf(source, undefined))
  const files = await openAsked(asked, known, reading)
  return { files, mapping: withReading(known, files.tables, reading), said: [] }
}

/** Under this name the columns of files without a source are remembered. */
const ownSource = 'plantillas'

async function writeTemplate(
  typed: string,
  path: string | undefined,
  context: CommandContext,
): Promise<number> {
  const kind = templateKinds.find((one) => one === typed)
  if (!kind) throw new CommandFault(fill(texts.kindUnknown, { kind: typed, known: templateKinds.join(', ') }))
  const target = path ?? `${kind}.xlsx`
  const format = target.toLowerCase().endsWith('.csv') ? 'csv' : 'xlsx'
  await writeFile(target, await templateOf(kind, format, new Date()))
  context.print(fill(texts.templateWritten, { path: target }))
  return 0
}

function summaryOf(report: ImportReport, milliseconds: number, reportPath: string | undefined): string[] {
  const { rowsRead: rows, refused, doubtful, findings, written, unlikely } = report
  const time = writeSeconds(milliseconds)
  return [
    fill(importTexts.report.done, { time, ...counted({ rows, ...written.total }) }),
    fill(importTexts.report.findings, counted({ refused, doubtful })),
    ...reasonsOf(findings),
    ...unlikely.map((one) => fill(importTexts.report.unlikely, { sentence: describeUnlikely(one) })),
    ...(reportPath === undefined
      ? findings.slice(0, 1).map(() => importTexts.report.reportHint)
      : [fill(importTexts.report.reportFile, { path: reportPath })]),
  ]
}

/** One line for each reason, refusals first: how often, and the first of its records as an example. */
function reasonsOf(findings: readonly DescribedFinding[]): string[] {
  const groups = [...Map.groupBy(findings, ({ reason }) => reason).values()]
  return groups
    .toSorted((one, other) => rankOf(one) - rankOf(other) || other.length - one.length)
    .flatMap((group) => {
      const [first] = group
      if (!first) return []
      const { file, line, message } = first
      return [
        fill(importTexts.report.reason, { times: group.length.toLocaleString('es-CO'), file, line, message }),
      ]
    })
}

function rankOf([first]: readonly DescribedFinding[]): number {
  return first?.severity === 'refused' ? 0 : 1
}
