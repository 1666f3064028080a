import type { Content } from './content.ts'
import { csvRecords, QuoteUnclosed } from './csv-records.ts'
import { ImportFault } from './import-fault.ts'
import type { SourceFile } from './source-file.ts'
import { readAnew, type SourceRecord, type SourceTable } from './source-table.ts'
import { encodingOf, textOf, type Encoding } from './text-encoding.ts'

/** Separators by preference: a comma stands in texts more often than the others do. */
const separators = [';', '\t', '|', ',']

/**
 * Reads a CSV file of any usual dialect: UTF-8 with or without mark, UTF-16 or Latin-1; separated by comma, semicolon,
 * tab or bar; with quoted line breaks. Blank lines are left out, and every record knows its physical line. The file is gone
 * through once for its count and faults, and again whenever its records are asked for.
 * @throws ImportFault when there is no header or a quote is never closed.
 */
export function readCsv({ name, content }: SourceFile): SourceTable {
  const encoding = encodingOf(content)
  const separator = separatorOf(beginningOf(content, encoding))
  const filled = () => filledRecords(csvRecords(textOf(content, encoding), separator))
  let header: SourceRecord | undefined
  let count = 0
  try {
    for (const record of filled()) {
      if (header) count += 1
      else header = record
    }
  } catch (fault) {
    if (!(fault instanceof QuoteUnclosed)) throw fault
    throw new ImportFault('quote-unclosed', { file: name, line: String(fault.line) }, fault)
  }
  if (!header) throw new ImportFault('file-empty', { file: name })
  const records = readAnew(() => after(filled(), 1))
  const { line: headerLine, cells } = header
  return { file: name, header: cells.map((cell) => cell.trim()), headerLine, records, count }
}

/** Enough of a text for its header to be in it. */
export function beginningOf(content: Content, encoding: Encoding): string {
  let text = ''
  for (const piece of textOf(content, encoding)) {
    text += piece
    if (text.length > 64 * 1024) break
  }
  return text
}

function* filledRecords(records: Iterable<SourceRecord>): Generator<SourceRecord> {
  for (const record of records) if (record.cells.some((cell) => cell.trim() !== '')) yield record
}

/** All records but the first ones. */
export function* after(records: Iterable<SourceRecord>, skipped: number): Generator<SourceRecord> {
  let left = skipped
  for (const record of records) {
    if (left > 0) left -= 1
    else yield record
  }
}

/** The separator that the header's line holds most often outside of quotes. */
export function separatorOf(text: string): string {
  const counts = new Map(separators.map((separator) => [separator, 0]))
  let isQuoted = false
  let isBlank = true
  for (const character of text) {
    const isBreak = !isQuoted && (character === '\n' || character === '\r')
    // Blank lines and titles above the header say nothing.
    if (isBreak && !isBlank && Math.max(...counts.values()) > 0) break
    if (!isBreak) isBlank = false
    if (character === '"') isQuoted = !isQuoted
    const count = isQuoted ? undefined : counts.get(character)
    if (count !== undefined) counts.set(character, count + 1)
  }
  const most = Math.max(...counts.values())
  return most === 0 ? ',' : (separators.find((separator) => counts.get(separator) === most) ?? ',')
}
