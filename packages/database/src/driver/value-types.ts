import pg from 'pg'

/** Converts the text of a column's value; undefined keeps the text. */
export type ValueReader = ((text: string) => unknown) | undefined

/** Types that remain text, because JavaScript would lose digits of them or add a time zone. */
const keptAsText = new Set([
  20, // bigint
  1700, // numeric
  1082, // date
  1083, // time
  1114, // timestamp
  1186, // interval
  25, // text
  1043, // varchar
  1042, // char
  19, // name
  2950, // uuid
])
/** The same types as arrays: bigint, numeric, date, timestamp. */
const textArrays = new Set([1016, 1231, 1182, 1115])
const instant = 1184
const instantArray = 1185
const textArray = 1009

/** The reader of a column by the type's OID in PostgreSQL. */
export function valueReader(type: number): ValueReader {
  if (keptAsText.has(type)) return undefined
  if (type === instant) return isoInstant
  if (textArrays.has(type)) return defaultReader(textArray)
  if (type === instantArray) {
    const readTexts = defaultReader(textArray)
    return (text) => mapTexts(readTexts(text))
  }
  return defaultReader(type)
}

/** The same readers in the form that `pg` expects for its own queries. */
export const valueTypes: pg.CustomTypesConfig = {
  getTypeParser: (type: number) => valueReader(type) ?? ((text: string) => text),
}

const readerOfType: (type: number, format: 'text') => (text: string) => unknown = pg.types.getTypeParser

function defaultReader(type: number): (text: string) => unknown {
  return readerOfType(type, 'text')
}

function mapTexts(texts: unknown): unknown {
  return Array.isArray(texts)
    ? texts.map((text: unknown) => (typeof text === 'string' ? isoInstant(text) : text))
    : texts
}

/** `2026-11-21 05:00:00.12+00` as `2026-11-21T05:00:00.12Z`, with every digit that the database keeps. */
function isoInstant(text: string): string {
  if (text.endsWith('+00')) return `${text.slice(0, 10)}T${text.slice(11, -3)}Z`
  const [, day, time, hours, minutes] = /^(\S+) (\S+?)([+-]\d\d)(:\d\d)?$/.exec(text) ?? []
  return day === undefined ? text : `${day}T${time}${hours}${minutes ?? ':00'}`
}

/** The value of a parameter in wire format. */
export type WireValue = string | Buffer | null

/**
 * Writes a value in PostgreSQL's format: a Date as an instant, a list as an array, an object as JSON.
 * @throws TypeError for a value that no column could hold.
 */
export function wireValue(value: unknown): WireValue {
  switch (typeof value) {
    case 'string':
      return value
    case 'number':
    case 'bigint':
    case 'boolean':
      return String(value)
    case 'undefined':
      return null
    case 'object':
      return value === null ? null : wireObject(value)
    default:
      throw new TypeError(`A ${typeof value} cannot be a parameter of a statement.`)
  }
}

function wireObject(value: object): WireValue {
  if (Buffer.isBuffer(value)) return value
  if (value instanceof Uint8Array) return Buffer.from(value.buffer, value.byteOffset, value.byteLength)
  if (value instanceof Date) return value.toISOString()
  return Array.isArray(value) ? arrayLiteral(value) : JSON.stringify(value)
}

function arrayLiteral(values: readonly unknown[]): string {
  return `{${values.map(arrayElement).join(',')}}`
}

function arrayElement(value: unknown): string {
  if (Array.isArray(value)) return arrayLiteral(value)
  const wire = wireValue(value)
  if (wire === null) return 'NULL'
  const text = typeof wire === 'string' ? wire : `\\x${wire.toString('hex')}`
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}
