import type { Finding } from './finding.ts'

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
const largestExponent = 40

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

/** A number's own letters, which a float would cut. */
class PlainNumber {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text, (_, part: unknown, context?: { source?: string }) =>
      typeof part === 'number' && context?.source !== undefined ? new PlainNumber(context.source) : part,
    )
  } catch {
    // Also what is nested so deep that no stack holds it.
    throw new Unsendable('record-unreadable', null, storable(text.slice(0, 200)) ? text.slice(0, 200) : '')
  }
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
    value instanceof PlainNumber ||
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
    if (value instanceof PlainNumber) numbers.add(name)
    return [name, textOf(value, `${before}${name}`)] as const
  })
  return { fields: Object.fromEntries(fields), numbers }
}

function textOf(value: unknown, field: string): string | null {
  if (value === null) return null
  if (typeof value === 'boolean') return String(value)
  if (value instanceof PlainNumber) return plainNumber(value.text, field)
  if (typeof value !== 'string' || value.length > longestText)
    throw new Unsendable('value-unplain', field, show(value))
  if (!storable(value)) throw new Unsendable('text-unstorable', field)
  return value
}

/** No database keeps a NUL, nor half of a character. */
function storable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed()
}

/** The same number without an exponent, exactly. */
function plainNumber(text: string, field: string): string {
  const [, sign = '', whole = '', decimals = '', power] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(text) ?? []
  if (power === undefined) return text
  const exponent = Number(power)
  if (Math.abs(exponent) > largestExponent) throw new Unsendable('value-unplain', field, text)
  const digits = `${'0'.repeat(largestExponent)}${whole}${decimals}${'0'.repeat(largestExponent)}`
  const point = largestExponent + whole.length + exponent
  const left = digits.slice(0, point).replace(/^0+(?=\d)/, '')
  const right = digits.slice(point).replace(/0+$/, '')
  return `${sign}${left}${right === '' ? '' : `.${right}`}`
}

function show(value: unknown): string {
  const text = value instanceof PlainNumber ? value.text : (JSON.stringify(value) ?? '')
  return storable(text) ? text.slice(0, 200) : ''
}
