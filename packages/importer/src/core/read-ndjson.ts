import { startOf } from './content.ts'
import type { Content } from './content.ts'
import { ImportFault } from './import-fault.ts'
import type { SourceFile } from './source-file.ts'
import { readAnew, type SourceRecord, type SourceTable } from './source-table.ts'
import { encodingOf, textOf } from './text-encoding.ts'

/** Characters of one line at most: what is longer is no line of a list. */
const longestLine = 1_000_000

/** Whether a text is one object of JSON a line, by its first letter. */
export function looksLikeNdjson(content: Content): boolean {
  const start = startOf(content)
  const [first = ''] = textOf(content, encodingOf({ ...content, pieces: () => [start] }))
  return /^\s*\{(?!\\rtf)/.test(first)
}

/**
 * Reads a file of one object of JSON a line. The header is every name in the order in which it first comes; numbers keep all
 * their decimals. The file is gone through once for its names, and again whenever its records are asked for.
 * @throws ImportFault when a line is no object, or there is none.
 */
export function readNdjson({ name: file, content }: SourceFile): SourceTable {
  const encoding = encodingOf(content)
  const places = new Map<string, number>()
  let count = 0
  const objects = () => objectsIn(textOf(content, encoding), file)
  for (const { value } of objects()) {
    for (const name of Object.keys(value)) if (!places.has(name)) places.set(name, places.size)
    count += 1
  }
  if (count === 0) throw new ImportFault('file-empty', { file })
  const header = [...places.keys()]
  return { file, header, records: readAnew(() => recordsOf(objects(), header)), count }
}

/** A number's own letters, which a float would cut. */
class PlainNumber {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

function* objectsIn(pieces: Iterable<string>, file: string): Generator<{ line: number; value: object }> {
  for (const [at, text] of linesIn(pieces, file)) {
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

function objectOf(text: string, file: string, line: number): object {
  try {
    const value: unknown = JSON.parse(text, (_, part: unknown, context?: { source?: string }) =>
      typeof part === 'number' && context?.source !== undefined ? new PlainNumber(context.source) : part,
    )
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
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
      exact: header.map((name) => fields.get(name) instanceof PlainNumber),
    }
  }
}

function textOfValue(value: unknown): string {
  if (value instanceof PlainNumber) return plain(value.text)
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Decimal text also where the number was written with an exponent. */
function plain(text: string): string {
  return /[eE]/.test(text)
    ? Number(text)
        .toFixed(6)
        .replace(/\.?0+$/, '')
    : text
}
