import { ExactNumber, parseExactJson } from '@enlace/domain/exact-json.ts'
import type { Finding } from '../findings/finding.ts'

/** A record that an ERP sends, by our field names; a JSON number is kept as its exact text. */
export interface SentRecord {
  /** Its position in the request, from 1. */
  line: number
  fields: Readonly<Record<string, string | null>>
  /** Fields that were JSON numbers: a point before the decimals. */
  numbers: ReadonlySet<string>
  /** Whether the ERP reports it as deleted (`"_deleted": true`). */
  isDeleted: boolean
  /** The lines sent within a document (`"lineas": […]`); without it, the document's lines remain as they are. */
  lines?: readonly SentLine[]
}

/** A line that was sent within its document. */
export type SentLine = Pick<SentRecord, 'fields' | 'numbers'>

/** A line without a record: its problem, as a finding without a file. */
export interface SentRefusal {
  line: number
  refused: Finding
}

/** The field that marks a record as deleted. */
const deletedField = '_deleted'
/** The field for the lines of a document. */
const linesField = 'lineas'
const longestText = 100_000
const mostFields = 200
const mostLines = 2_000
/**
 * Maximum values of a record, counted by the characters between them: each costs as much to read as fifty characters of
 * text.
 */
const mostValues = 200_000

/** Whether a sent line holds no record. */
export function isRefusal(sent: SentRecord | SentRefusal): sent is SentRefusal {
  return 'refused' in sent
}

/** Reads one JSON line. An invalid record is returned as a refusal, never in part. */
export function readSentRecord(text: string, line: number): SentRecord | SentRefusal {
  try {
    return recordOf(parse(text), line)
  } catch (fault) {
    if (!(fault instanceof Unsendable)) throw fault
    const { reason, field, value } = fault
    return {
      line,
      refused: { file: '', line, severity: 'refused', reason, field, value: value.slice(0, 200), values: {} },
    }
  }
}

class Unsendable extends Error {
  readonly reason: 'record-unreadable' | 'text-unstorable' | 'value-unplain'
  readonly field: string | null
  readonly value: string

  constructor(reason: Unsendable['reason'], field: string | null = null, value = '') {
    super(reason)
    this.reason = reason
    this.field = field
    this.value = value
  }
}

function parse(text: string): unknown {
  const unreadable = () =>
    new Unsendable('record-unreadable', null, storable(text.slice(0, 200)) ? text.slice(0, 200) : '')
  if (isCrowded(text)) throw unreadable()
  try {
    return parseExactJson(text)
  } catch {
    // Also thrown for nesting that overflows the stack.
    throw unreadable()
  }
}

function isCrowded(text: string): boolean {
  if (text.length <= mostValues) return false
  let count = 0
  for (const sign of [',', '[', '{']) {
    for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) {
      count += 1
      if (count > mostValues) return true
    }
  }
  return false
}

function recordOf(value: unknown, line: number): SentRecord {
  const { [deletedField]: deleted = false, [linesField]: lines, ...rest } = objectOf(value)
  if (typeof deleted !== 'boolean') throw new Unsendable('value-unplain', deletedField, show(deleted))
  const record = { line, ...fieldsOf(rest, ''), isDeleted: deleted }
  if (lines === undefined || lines === null) return record
  if (!Array.isArray(lines) || lines.length > mostLines) throw new Unsendable('value-unplain', linesField)
  return { ...record, lines: lines.map((one: unknown) => fieldsOf(objectOf(one), `${linesField}.`)) }
}

function objectOf(value: unknown): Record<string, unknown> {
  if (
    typeof value !== 'object' ||
    value === null ||
    Array.isArray(value) ||
    value instanceof ExactNumber ||
    Object.keys(value).length > mostFields
  ) {
    throw new Unsendable('record-unreadable', null, show(value))
  }
  return Object.fromEntries(Object.entries(value))
}

function fieldsOf(values: Record<string, unknown>, before: string): SentLine {
  const numbers = new Set<string>()
  const fields = Object.entries(values).map(([name, value]) => {
    if (!storable(name)) throw new Unsendable('text-unstorable')
    if (value instanceof ExactNumber) numbers.add(name)
    return [name, textOf(value, `${before}${name}`)] as const
  })
  return { fields: Object.fromEntries(fields), numbers }
}

function textOf(value: unknown, field: string): string | null {
  if (value === null) return null
  if (typeof value === 'boolean') return String(value)
  if (value instanceof ExactNumber) return plainNumber(value, field)
  if (typeof value !== 'string' || value.length > longestText)
    throw new Unsendable('value-unplain', field, show(value))
  if (!storable(value)) throw new Unsendable('text-unstorable', field)
  return value
}

/** Whether the database can store a text: it accepts neither NUL nor half of a surrogate pair. */
function storable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed()
}

/** An exponent that remains belongs to no amount. */
function plainNumber({ text }: ExactNumber, field: string): string {
  if (/e/i.test(text)) throw new Unsendable('value-unplain', field, text)
  return text
}

function show(value: unknown): string {
  const text = value instanceof ExactNumber ? value.text : (JSON.stringify(value) ?? '')
  return storable(text) ? text.slice(0, 200) : ''
}
