import { readDecimal, unitsAt, writeDecimal } from '@enlace/domain/decimal.ts'
import { defused } from './csv.ts'

/** What a column holds: words, a day as `YYYY-MM-DD`, or an exact decimal. */
export type FlatKind = 'text' | 'date' | 'number'

/** A column of a file for a program; the second half counts in files of fixed width only. */
export interface FlatColumn {
  readonly header: string
  readonly kind: FlatKind
  /** The decimals of a number. A number that has more is refused. */
  readonly decimals: number
  /** Whether a number begins with its sign also where it is positive. */
  readonly hasSign: boolean
  readonly width: number
  readonly isRight: boolean
  readonly filling: ' ' | '0'
}

/** How a file for a program is written. */
export interface FlatFormat {
  readonly isFixed: boolean
  readonly separator: string
  readonly decimalPoint: '.' | ','
  /** A day by its parts: `AAAAMMDD`, `AAAA-MM-DD`, `DD/MM/AAAA`. */
  readonly day: string
  readonly encoding: 'utf-8' | 'windows-1252'
  readonly hasHead: boolean
  readonly columns: readonly FlatColumn[]
}

export type FlatValue = string | null

/** A number that does not fit into its column: it is refused, because cut it would be another number. */
export class FlatFault extends Error {
  readonly header: string
  readonly value: string

  constructor(header: string, value: string) {
    super(`The number ${value} does not fit into the column ${header}`)
    this.name = 'FlatFault'
    this.header = header
    this.value = value
  }
}

const lineEnd = '\r\n'

/** Returns the lines of a file, the head first if it has one. @throws FlatFault. */
export function flatLines(format: FlatFormat, rows: readonly (readonly FlatValue[])[]): string[] {
  const { columns, isFixed, separator, hasHead } = format
  const head = columns.map((column) =>
    isFixed ? padded(column, column.header) : quoted(column.header, separator),
  )
  const lines = rows.map((row) =>
    columns.map((column, at) => fieldOf(format, column, row[at] ?? null)).join(isFixed ? '' : separator),
  )
  return hasHead ? [head.join(isFixed ? '' : separator), ...lines] : lines
}

/** Returns the bytes of a file; letters that its encoding lacks are written as `?`. @throws FlatFault. */
export function flatFile(format: FlatFormat, rows: readonly (readonly FlatValue[])[]): Buffer {
  const text = flatLines(format, rows)
    .map((line) => line + lineEnd)
    .join('')
  return format.encoding === 'utf-8' ? Buffer.from(text) : encodeWindows(text)
}

function fieldOf(format: FlatFormat, column: FlatColumn, value: FlatValue): string {
  const written = value === null || value === '' ? '' : writeValue(format, column, value)
  if (format.isFixed) return padded(column, written)
  return column.kind === 'text' ? quoted(defused(written), format.separator) : written
}

function writeValue(format: FlatFormat, column: FlatColumn, value: string): string {
  switch (column.kind) {
    case 'text':
      return value.replace(/\s+/g, ' ').trim()
    case 'date':
      return format.day
        .replace('AAAA', value.slice(0, 4))
        .replace('MM', value.slice(5, 7))
        .replace('DD', value.slice(8, 10))
    case 'number':
      return writeNumber(column, value, format.decimalPoint)
  }
}

function writeNumber({ header, decimals, hasSign }: FlatColumn, value: string, point: string): string {
  const shortest = value.includes('.') ? value.replace(/\.?0+$/, '') : value
  const read = readDecimal(shortest)
  if (!read || read.scale > decimals) throw new FlatFault(header, value)
  const written = writeDecimal({ units: unitsAt(read, decimals), scale: decimals }).replace('.', point)
  return hasSign && !written.startsWith('-') ? `+${written}` : written
}

/** Fills a field to its width; words that are longer are cut, numbers and days are not. @throws FlatFault. */
function padded({ header, kind, width, isRight, filling }: FlatColumn, text: string): string {
  const letters = Array.from(text)
  if (letters.length > width) {
    if (kind !== 'text' && text !== header) throw new FlatFault(header, text)
    return letters.slice(0, width).join('')
  }
  const gap = filling.repeat(width - letters.length)
  if (!isRight) return text + gap
  // The sign comes before the zeros.
  const sign = filling === '0' ? (/^[+-]/.exec(text)?.[0] ?? '') : ''
  return sign + gap + text.slice(sign.length)
}

function quoted(text: string, separator: string): string {
  return text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const upperLetters = new Map(
  Array.from(
    new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 128 }, (_, at) => at + 128)),
    (letter, at) => [letter, at + 128] as const,
  ),
)

function encodeWindows(text: string): Buffer {
  return Buffer.from(
    Array.from(text, (letter) => {
      const code = letter.codePointAt(0) ?? 0
      return code < 128 ? code : (upperLetters.get(letter) ?? 63)
    }),
  )
}
