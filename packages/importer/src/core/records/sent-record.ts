import { ExactNumber, parseExactJson } from '@enlace/domain/exact-json.ts'
import type { Finding } from '../findings/finding.ts'

/** A record as an ERP sends it by our own field names; a JSON number stands as the exact text it was written as. */
export interface SentRecord {
  /** Its place in what was sent, from 1. */
  line: number
  fields: Readonly<Record<string, string | null>>
  /** Fields that were numbers by themselves: a point before the decimals. */
  numbers: ReadonlySet<string>
  /** Whether the ERP says that it is no more (`"_deleted": true`). */
  isDeleted: boolean
  /** The lines of a document that came with them (`"lineas": […]`); without, the document's lines stay as they are. */
  lines?: readonly SentLine[]
}

/** A line that came within its document. */
export type SentLine = Pick<SentRecord, 'fields' | 'numbers'>

/** A line that holds no record: what is wrong with it, as a finding without a file. */
export interface SentRefusal {
  line: number
  refused: Finding
}

/** The field by which a record says that it is no more. */
const deletedField = '_deleted'
/** The field in which a document brings its lines. */
const linesField = 'lineas'
const longestText = 100_000
const mostFields = 200
const mostLines = 2_000
/** Values of a record, counted by the signs between them: each costs as much to read as fifty signs of a text. */
const mostValues = 200_000

/** Tells a record from a line that holds none. */
export function isRefusal(sent: SentRecord | SentRefusal): sent is SentRefusal {
  return 'refused' in sent
}

/** Reads one JSON line. What is no record is answered as a refusal, never half of it. */
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
    // Also what is nested so deep that no stack holds it.
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

/** No database keeps a NUL, nor half of a character. */
function storable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed()
}

/** An exponent that is still there is of no amount. */
function plainNumber({ text }: ExactNumber, field: string): string {
  if (/e/i.test(text)) throw new Unsendable('value-unplain', field, text)
  return text
}

function show(value: unknown): string {
  const text = value instanceof ExactNumber ? value.text : (JSON.stringify(value) ?? '')
  return storable(text) ? text.slice(0, 200) : ''
}
