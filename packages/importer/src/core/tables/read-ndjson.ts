import { ExactNumber, parseExactJson } from '@enlace/domain/exact-json.ts'
import type { NamedContent } from '../text/content.ts'
import { bookLimits } from '../sheets/book.ts'
import { exactNumber } from '../sheets/cell-value.ts'
import { isSuspect } from '../text/code-pages.ts'
import { ImportFault } from '../findings/import-fault.ts'
import { letterDoubts, mendedRecords } from './mend-records.ts'
import { readAnew, type SourceRecord, type SourceTable } from './source-table.ts'
import { encodingOf, textOf, type Encoding } from '../text/text-encoding.ts'

/** Maximum characters of one line: a longer one is not a record. */
const longestLine = 1_000_000

/**
 * Reads a file with one JSON object per line, or a list of such objects. The header is every name in order of first
 * occurrence; numbers keep all their decimals. The file is read once for its names, and again whenever its records are
 * requested.
 * @throws ImportFault if a line is not an object, or there is none, or they have too many names.
 */
export function readNdjson(
  { name: file, content }: NamedContent,
  kind: 'lines' | 'list' = 'lines',
  told?: Encoding,
): SourceTable {
  const encoding = told ?? encodingOf(content)
  const places = new Map<string, number>()
  let count = 0
  let isOdd = false
  const objects = () => objectsIn(kind === 'list' ? itemsIn : linesIn, textOf(content, encoding), file)
  for (const { line, value } of objects()) {
    for (const [name, own] of Object.entries(value)) {
      if (!places.has(name)) places.set(name, places.size)
      isOdd ||= typeof own === 'string' && isSuspect(own)
    }
    if (places.size > bookLimits.columns)
      throw new ImportFault('too-many-columns', {
        file,
        line: String(line),
        most: bookLimits.columns.toLocaleString('es-CO'),
      })
    count += 1
  }
  if (count === 0) throw new ImportFault('file-empty', { file })
  const header = [...places.keys()]
  const own = () => recordsOf(objects(), header)
  return {
    file,
    header,
    records: readAnew(() => (isOdd ? mendedRecords(own()) : own())),
    count,
    reading: { format: kind === 'list' ? 'json' : 'ndjson', encoding, separator: null, sheet: null },
    doubts: isOdd ? letterDoubts(own(), header) : [],
  }
}

/** Divides a text into the texts of its objects, each with its line. */
type Divide = (pieces: Iterable<string>, file: string) => Iterable<readonly [number, string]>

function* objectsIn(
  divide: Divide,
  pieces: Iterable<string>,
  file: string,
): Generator<{ line: number; value: object }> {
  for (const [at, text] of divide(pieces, file)) {
    if (text.trim() !== '') yield { line: at, value: objectOf(text, file, at) }
  }
}

function* linesIn(pieces: Iterable<string>, file: string): Generator<readonly [number, string]> {
  let rest = ''
  let line = 1
  for (const piece of pieces) {
    const lines = (rest + piece).split(/\r\n|\n|\r(?=[^\n])/)
    rest = lines.pop() ?? ''
    for (const text of lines) yield [line++, text]
    if (rest.length > longestLine) throw new ImportFault('json-unreadable', { file, line: String(line) })
  }
  yield [line, rest]
}

/** The items of a list in brackets, ignoring separators within braces or strings. */
function* itemsIn(pieces: Iterable<string>, file: string): Generator<readonly [number, string]> {
  let [item, line, itemLine, depth] = ['', 1, 1, 0]
  let [isText, isEscaped, isOver] = [false, false, false]
  const unreadable = () => new ImportFault('json-unreadable', { file, line: String(line) })
  for (const piece of pieces) {
    let from = 0
    for (let at = 0; at < piece.length; at++) {
      const letter = piece[at] ?? ''
      if (letter === '\n') line += 1
      if (isEscaped) isEscaped = false
      else if (isText && letter === '\\') isEscaped = true
      else if (letter === '"') isText = !isText
      if (isText || letter === '"') continue
      if (isOver && letter.trim() !== '') throw unreadable()
      if (letter === '{' || letter === '[') {
        depth += 1
        if (depth === 1) from = at + 1
        if (depth === 2) itemLine = line
      }
      if (letter === '}' || letter === ']') depth -= 1
      if ((letter === ',' && depth === 1) || (letter === ']' && depth === 0)) {
        yield [itemLine, item + piece.slice(from, at)]
        item = ''
        from = at + 1
        isOver = depth === 0
      }
    }
    if (!isOver && depth > 0) item += piece.slice(from)
    if (item.length > longestLine) throw unreadable()
  }
  if (!isOver) throw unreadable()
}

function objectOf(text: string, file: string, line: number): object {
  try {
    const value = parseExactJson(text)
    if (
      typeof value === 'object' &&
      value !== null &&
      !Array.isArray(value) &&
      !(value instanceof ExactNumber)
    )
      return value
  } catch (fault) {
    throw new ImportFault('json-unreadable', { file, line: String(line) }, fault)
  }
  throw new ImportFault('json-unreadable', { file, line: String(line) })
}

function* recordsOf(
  objects: Iterable<{ line: number; value: object }>,
  header: readonly string[],
): Generator<SourceRecord> {
  for (const { line, value } of objects) {
    const fields = new Map<string, unknown>(Object.entries(value))
    yield {
      line,
      cells: header.map((name) => textOfValue(fields.get(name))),
      exact: header.map((name) => fields.get(name) instanceof ExactNumber),
    }
  }
}

function textOfValue(value: unknown): string {
  if (value instanceof ExactNumber) return exactNumber(value.text, Number.POSITIVE_INFINITY) ?? value.text
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}
