import { writeFile } from 'node:fs/promises'
import { fill } from '@enlace/contract/core/fill.ts'
import { importTexts } from '@enlace/contract/imports/reading/texts.ts'
import { neutraliseFormula } from '@enlace/domain/text.ts'
import type { DescribedFinding } from '@enlace/importer/core/findings/described-finding.ts'
import { severityOf } from '@enlace/server/modules/imports/index.ts'
import { CommandFault } from '../../core/command.ts'

const texts = importTexts.report
// A spreadsheet in Colombia takes the comma for decimals and needs the mark to see UTF-8.
const separator = ';'
const byteOrderMark = '\ufeff'
const end = '\r\n'

/** The report of a load as a CSV file that a spreadsheet opens as it is, no cell of it a formula. */
export function writeReport(findings: readonly DescribedFinding[]): string {
  const rows = findings.map(({ file, line, severity, reason, field, value, message }) => [
    file,
    String(line),
    importTexts.severity[severityOf({ severity, reason })],
    field ?? '',
    value ?? '',
    message,
  ])
  return byteOrderMark + [texts.header, ...rows].map((row) => row.map(cell).join(separator) + end).join('')
}

/**
 * Writes a report's file; called once before the load, so that a path that cannot be written stops it.
 * @throws CommandFault when the file cannot be written.
 */
export async function saveReport(path: string, findings: readonly DescribedFinding[]): Promise<void> {
  await writeFile(path, writeReport(findings)).catch((fault: unknown) => {
    throw new CommandFault(fill(importTexts.command.reportUnwritable, { path }), { cause: fault })
  })
}

function cell(text: string): string {
  const safe = neutraliseFormula(text)
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
