import { ImportFault } from './import-fault.ts'
import type { SourceFile } from './source-file.ts'
import type { SourceRecord, SourceTable } from './source-table.ts'
import { decodeText } from './text-encoding.ts'

/** Whether a text is one object of JSON a line, by its first letter. */
export function looksLikeNdjson(bytes: Uint8Array): boolean {
  return /^\s*\{/.test(decodeText(bytes.subarray(0, 512)).text)
}

/**
 * Reads a file of one object of JSON a line. The header is every name in the order in which it first comes; numbers keep all
 * their decimals.
 * @throws ImportFault when a line is no object, or there is none.
 */
export function readNdjson(file: SourceFile): SourceTable {
  const places = new Map<string, number>()
  const read: { line: number; fields: Map<number, Field> }[] = []
  for (const [at, text] of decodeText(file.bytes)
    .text.split(/\r\n|\n|\r/)
    .entries()) {
    if (text.trim() === '') continue
    const line = at + 1
    const fields = new Map<number, Field>()
    for (const [name, value] of Object.entries(objectOf(text, file.name, line))) {
      const place = places.get(name) ?? places.size
      places.set(name, place)
      fields.set(place, fieldOf(value))
    }
    read.push({ line, fields })
  }
  if (read.length === 0) throw new ImportFault('file-empty', { file: file.name })
  const header = [...places.keys()]
  return { file: file.name, header, records: read.map((record) => recordOf(record, header.length)) }
}

interface Field {
  text: string
  isNumber: boolean
}

/** A number's own letters, which a float would cut. */
class PlainNumber {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
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

function fieldOf(value: unknown): Field {
  if (value instanceof PlainNumber) return { text: plain(value.text), isNumber: true }
  if (value === null || value === undefined) return { text: '', isNumber: false }
  if (typeof value === 'string') return { text: value, isNumber: false }
  return { text: JSON.stringify(value), isNumber: false }
}

/** Decimal text also where the number was written with an exponent. */
function plain(text: string): string {
  return /[eE]/.test(text)
    ? Number(text)
        .toFixed(6)
        .replace(/\.?0+$/, '')
    : text
}

function recordOf(
  { line, fields }: { line: number; fields: ReadonlyMap<number, Field> },
  width: number,
): SourceRecord {
  const cells = Array.from({ length: width }, (_, place) => fields.get(place)?.text ?? '')
  const exact = Array.from({ length: width }, (_, place) => fields.get(place)?.isNumber === true)
  return { line, cells, exact }
}
