import { bookLimits } from '../sheets/book.ts'
import type { Content, NamedContent } from '../text/content.ts'
import { isSuspect } from '../text/code-pages.ts'
import { csvRecords, RecordUnended } from './csv-records.ts'
import { fixedPlaces, fixedRecords } from './fixed-columns.ts'
import type { GridRow } from '../sheets/grid.ts'
import { ImportFault } from '../findings/import-fault.ts'
import type { Separator } from '../text/separator.ts'
import { readAnew, type SourceRecord } from './source-table.ts'
import { encodingOf, textOf, type Encoding } from '../text/text-encoding.ts'

/** How a text is written, as chosen by the user. */
export interface TextForm {
  encoding?: Encoding | null | undefined
  separator?: Separator | null | undefined
}

/** A text as records, before its header is found. */
export interface TextRecords {
  encoding: Encoding
  separator: Separator
  /** All records that are not blank, readable any number of times; never held. */
  records: Iterable<SourceRecord>
  /** The number of records. */
  count: number
  /** Whether it contains letters that no text should, or that may be of another encoding. */
  isSuspect: boolean
}

/**
 * Reads a text of any usual dialect: separated by semicolon, tab, bar or comma, or fixed-width; with quoted line
 * breaks. Blank records are left out, and every record has its physical line. The file is read once for its count and
 * faults, and again whenever its records are requested.
 * @throws ImportFault if a quote is never closed, or a record has too many columns.
 */
export function readText({ name, content }: NamedContent, form: TextForm = {}): TextRecords {
  const encoding = form.encoding ?? encodingOf(content)
  const beginning = beginningOf(content, encoding)
  const told = toldSeparator(beginning)
  const separator = form.separator ?? told ?? separatorOf(beginning)
  let isOdd = false
  const watched = function* () {
    for (const piece of textOf(content, encoding)) {
      isOdd ||= isSuspect(piece)
      yield piece
    }
  }
  const places = separator === 'fixed' ? fixedPlaces(textOf(content, encoding)) : []
  const readIn = (pieces: Iterable<string>) =>
    separator === 'fixed' ? fixedRecords(pieces, places) : csvRecords(pieces, separator)
  const filled = (pieces: Iterable<string>) => filledRecords(readIn(pieces), told === undefined ? 0 : 1)
  let count = 0
  try {
    for (const { line, cells } of filled(watched())) {
      count += 1
      if (cells.length > bookLimits.columns) throw tooManyColumns(name, line)
    }
  } catch (fault) {
    if (!(fault instanceof RecordUnended)) throw fault
    const code = fault.isQuoted ? 'quote-unclosed' : 'cell-too-long'
    throw new ImportFault(code, { file: name, line: String(fault.line) }, fault)
  }
  return {
    encoding,
    separator,
    records: readAnew(() => filled(textOf(content, encoding))),
    count,
    isSuspect: isOdd,
  }
}

const tooManyColumns = (file: string, line: number) =>
  new ImportFault('too-many-columns', {
    file,
    line: String(line),
    most: bookLimits.columns.toLocaleString('es-CO'),
  })

/** A record as a row of a grid: trimmed texts, no numeric cells. */
export const rowOf = ({ line, cells }: SourceRecord): GridRow => ({
  line,
  cells: cells.map((cell) => ({ text: cell.trim(), isNumber: false })),
})

/** Enough of a text to contain its header. */
function beginningOf(content: Content, encoding: Encoding): string {
  let text = ''
  for (const piece of textOf(content, encoding)) {
    text += piece
    if (text.length > 64 * 1024) break
  }
  return text.slice(0, 64 * 1024)
}

/** The separator that Excel declares in the first line. */
const toldSeparator = (text: string) => {
  const [, told] = /^sep=([;\t|,])\r?\n/i.exec(text) ?? []
  return ([';', '\t', '|', ','] as const).find((one) => one === told)
}

function* filledRecords(records: Iterable<SourceRecord>, skipped: number): Generator<SourceRecord> {
  let left = skipped
  for (const record of records) {
    if (left > 0) left -= 1
    else if (record.cells.some((cell) => cell.trim() !== '')) yield record
  }
}

/** Records from which the separator is determined. */
const told = 60

/**
 * The separator that divides the first records best: most of them alike, into several columns, below a header that
 * names them. Titles above a header may contain any separator, and every amount a comma. On a tie, the most frequent
 * one in the header's line; fixed width if the header has no separator.
 */
export function separatorOf(text: string): Separator {
  const onLine = countsOnLine(text)
  if (isDividedByPlaces(text)) return 'fixed'
  const ranked = ([';', '\t', '|', ','] as const)
    .map((separator) => ({ separator, alike: senseOf(text, separator), here: onLine.get(separator) ?? 0 }))
    .toSorted((one, other) => other.alike - one.alike || other.here - one.here)
  const [best] = ranked
  return !best || best.alike === 0 ? ',' : best.separator
}

/** Whether the header has no separator, and every line has blanks at the same positions. */
function isDividedByPlaces(text: string): boolean {
  const [header = ''] = text.split(/[\r\n]+/).filter((line) => line.trim() !== '')
  return !/[;\t|,]/.test(header) && fixedPlaces([text]).length > 1
}

/** The score of a separator for the first records; zero if it divides nothing. */
function senseOf(text: string, separator: Separator): number {
  const records = firstRecords(text, separator)
  const widths = new Map<number, number>()
  for (const { length } of records) if (length > 1) widths.set(length, (widths.get(length) ?? 0) + 1)
  const [usual] = [...widths].toSorted(([, one], [, other]) => other - one)
  if (!usual) return 0
  const [width, count] = usual
  const names = records.find(({ length }) => length === width) ?? []
  const isNamed = names.filter((name) => /^[\s$(+-]*\d/.test(name)).length < names.length * 0.4
  const isFromFirst = records[0]?.length === width
  const share = count / records.length
  return share * Math.log2(Math.min(width, 4)) * (isNamed ? 1 : 0.3) * (isFromFirst ? 1.5 : 1)
}

function firstRecords(text: string, separator: Separator): (readonly string[])[] {
  const records: (readonly string[])[] = []
  try {
    for (const { cells } of csvRecords([text], separator)) {
      if (cells.length > 1 || cells[0]?.trim() !== '') records.push(cells)
      if (records.length >= told) break
    }
  } catch (fault) {
    // Expected: the beginning of a text may end within quotes.
    if (!(fault instanceof RecordUnended)) throw fault
  }
  return records
}

/** How often each separator occurs in the first line with any, outside of quotes. */
function countsOnLine(text: string): Map<string, number> {
  const counts = new Map<string, number>([';', '\t', '|', ','].map((separator) => [separator, 0]))
  let isQuoted = false
  for (const character of text) {
    const isBreak = !isQuoted && (character === '\n' || character === '\r')
    // Blank lines and titles above the header have no separators.
    if (isBreak && Math.max(...counts.values()) > 0) break
    if (character === '"') isQuoted = !isQuoted
    const count = isQuoted ? undefined : counts.get(character)
    if (count !== undefined) counts.set(character, count + 1)
  }
  return counts
}
