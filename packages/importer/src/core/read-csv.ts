import { parse } from 'csv-parse/sync'
import { ImportFault } from './import-fault.ts'
import type { SourceFile } from './source-file.ts'
import type { SourceRecord, SourceTable } from './source-table.ts'
import { decodeText } from './text-encoding.ts'

/** Separators by preference: a comma stands in texts more often than the others do. */
const separators = [';', '\t', '|', ',']
const lineFeed = 0x0a
const carriageReturn = 0x0d

/**
 * Reads a CSV file of any usual dialect: UTF-8 with or without mark, UTF-16 or Latin-1; separated by comma, semicolon,
 * tab or bar; with quoted line breaks. Blank lines are left out, and every record knows its physical line.
 * @throws ImportFault when there is no header or a quote is never closed.
 */
export function readCsv(file: SourceFile): SourceTable {
  const { text } = decodeText(file.bytes)
  const bytes = Buffer.from(text)
  const lines = new LineCounter(bytes)
  const records: SourceRecord[] = []
  const keep = (cells: string[], end: number) => {
    const line = lines.lineOfRecord(end)
    if (cells.some((cell) => cell.trim() !== '')) records.push({ line, cells })
    // Nothing is kept by the parser itself.
    return null
  }
  try {
    parse(bytes, {
      delimiter: separatorOf(text),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      on_record: (cells: string[], { bytes: end }) => keep(cells, end),
    })
  } catch (fault) {
    const values = { file: file.name, line: String(lines.nextLine) }
    throw new ImportFault('quote-unclosed', values, fault)
  }
  const [header, ...rest] = records
  if (!header) throw new ImportFault('file-empty', { file: file.name })
  return { file: file.name, header: header.cells.map((name) => name.trim()), records: rest }
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

/**
 * Tells the physical line on which a record begins from the byte at which it ends: the parser's own count takes a
 * quoted line break of two characters for two lines.
 */
class LineCounter {
  readonly #bytes: Buffer
  #offset = 0
  #line = 1

  constructor(bytes: Buffer) {
    this.#bytes = bytes
  }

  /** The line after the last record. */
  get nextLine(): number {
    this.#skipBlankLines(this.#bytes.length)
    return this.#line
  }

  lineOfRecord(end: number): number {
    this.#skipBlankLines(end)
    const line = this.#line
    while (this.#offset < end) this.#advance()
    return line
  }

  #skipBlankLines(end: number): void {
    while (this.#offset < end && isLineBreak(this.#bytes[this.#offset])) this.#advance()
  }

  #advance(): void {
    const byte = this.#bytes[this.#offset]
    const isPair = byte === carriageReturn && this.#bytes[this.#offset + 1] === lineFeed
    this.#offset += isPair ? 2 : 1
    if (isLineBreak(byte)) this.#line++
  }
}

function isLineBreak(byte: number | undefined): boolean {
  return byte === lineFeed || byte === carriageReturn
}
