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

/** What somebody has said of how a text is written. */
export interface TextForm {
  encoding?: Encoding | null | undefined
  separator?: Separator | null | undefined
}

/** A text as records, before anybody knows which of them is the header. */
export interface TextRecords {
  encoding: Encoding
  separator: Separator
  /** All that are not blank, as often as somebody goes through them; never held. */
  records: Iterable<SourceRecord>
  /** How many there are. */
  count: number
  /** Whether letters stand in it that no text should hold, or that may be those of another encoding. */
  isSuspect: boolean
}

/**
 * Reads a text of any usual dialect: separated by semicolon, tab, bar or comma, or with columns at fixed places; with quoted
 * line breaks. Blank records are left out, and every record knows its physical line. The file is gone through once for its
 * count and faults, and again whenever its records are asked for.
 * @throws ImportFault when a quote is never closed, or a record has too many columns.
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

/** A record as a row of a grid: texts without spaces around them, no number by itself. */
export const rowOf = ({ line, cells }: SourceRecord): GridRow => ({
  line,
  cells: cells.map((cell) => ({ text: cell.trim(), isNumber: false })),
})

/** Enough of a text for its header to be in it. */
function beginningOf(content: Content, encoding: Encoding): string {
  let text = ''
  for (const piece of textOf(content, encoding)) {
    text += piece
    if (text.length > 64 * 1024) break
  }
  return text.slice(0, 64 * 1024)
}

/** What Excel writes into the first line for itself. */
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

/** Records by which a separator is told. */
const told = 60

/**
 * The separator that divides the first records best: most of them alike, into several columns, and from a header on that names
 * them. Titles above a header may hold any of them, and every amount a comma. Of equals it is the one that the header's line has
 * most. Where columns stand at fixed places and the header has no separator, that.
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

/** Whether the header has no separator at all, and blanks stand at the same places of every line. */
function isDividedByPlaces(text: string): boolean {
  const [header = ''] = text.split(/[\r\n]+/).filter((line) => line.trim() !== '')
  return !/[;\t|,]/.test(header) && fixedPlaces([text]).length > 1
}

/** How much sense a separator makes of the first records; none where it divides nothing. */
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
    // Not a fault: the beginning of a text may end within quotes.
    if (!(fault instanceof RecordUnended)) throw fault
  }
  return records
}

/** How often each separator stands in the first line that has any, outside of quotes. */
function countsOnLine(text: string): Map<string, number> {
  const counts = new Map<string, number>([';', '\t', '|', ','].map((separator) => [separator, 0]))
  let isQuoted = false
  for (const character of text) {
    const isBreak = !isQuoted && (character === '\n' || character === '\r')
    // Blank lines and titles above the header say nothing.
    if (isBreak && Math.max(...counts.values()) > 0) break
    if (character === '"') isQuoted = !isQuoted
    const count = isQuoted ? undefined : counts.get(character)
    if (count !== undefined) counts.set(character, count + 1)
  }
  return counts
}
