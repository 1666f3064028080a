import type { GridCell } from './grid.ts'

/** Significant digits that a spreadsheet keeps; the rest is noise of the binary form. */
const keptDigits = 15

/**
 * A stored number as plain decimal text: a whole number unchanged, one with decimals or an exponent rounded to the
 * fifteen digits that a spreadsheet keeps. Undefined if it is not a number.
 */
export function exactNumber(stored: string, digitsKept = keptDigits): string | undefined {
  const read = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,3}))?$/.exec(stored.trim())
  if (!read) return undefined
  const [, sign = '', whole = '', decimals = '', exponent = '0'] = read
  if (whole === '' && decimals === '') return undefined
  const signed = (text: string) => (sign === '-' && /[1-9]/.test(text) ? `-${text}` : text)
  if (decimals === '' && exponent === '0') return signed(whole.replace(/^0+(?=\d)/, ''))
  const digits = (whole + decimals).replace(/^0+/, '')
  const point = digits.length - decimals.length + Number(exponent)
  return signed(written(...rounded(digits, point, digitsKept)))
}

function rounded(digits: string, point: number, most: number): [string, number] {
  if (digits.length <= most) return [digits, point]
  const up = (digits[most] ?? '0') >= '5' ? 1n : 0n
  const kept = String(BigInt(digits.slice(0, most)) + up)
  return [kept, point + kept.length - most]
}

function written(digits: string, point: number): string {
  const padded = point <= 0 ? '0'.repeat(1 - point) + digits : digits.padEnd(point, '0')
  const at = Math.max(1, point)
  const decimals = padded.slice(at).replace(/0+$/, '')
  return padded.slice(0, at) + (decimals === '' ? '' : `.${decimals}`)
}

/** The effect of a number's format. */
export type NumberFormat = { is: 'number'; digits: number } | { is: 'day' } | { is: 'time' }

const plain: NumberFormat = { is: 'number', digits: 0 }

/** The built-in formats, which are identified by a number. */
export function usualFormat(id: number): NumberFormat {
  if ((id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58))
    return { is: 'day' }
  return (id >= 18 && id <= 21) || (id >= 45 && id <= 47) ? { is: 'time' } : plain
}

/** The effect of a format code on a number: a day, a time, or a number with as many digits as the code has zeros. */
export function formatOf(code: string): NumberFormat {
  const [first = ''] = code.slice(0, 200).split(';', 1)
  const bare = first.replace(/"[^"]*"|\\.|_.|\*.|\[(?![hms]+\])[^\]]*\]/gi, '')
  if (/[yd]/i.test(bare)) return { is: 'day' }
  if (/[hs]/i.test(bare)) return { is: 'time' }
  if (/m/i.test(bare)) return { is: 'day' }
  return /^0{2,20}$/.test(bare) ? { is: 'number', digits: bare.length } : plain
}

const textCell = (text: string): GridCell => ({ text, isNumber: false })

/** An empty cell. */
export const noCell: GridCell = { text: '', isNumber: false }

/** A trimmed text cell. */
export const cellOfText = (text: string): GridCell => textCell(text.trim())

/** A number of a workbook: a day as `aaaa-mm-dd` if its format says so, otherwise plain decimal text. */
export function cellOfNumber(stored: string, format: NumberFormat = plain, is1904 = false): GridCell {
  const text = exactNumber(stored)
  if (text === undefined) return cellOfText(stored)
  if (format.is !== 'number') {
    const moment = momentOf(Number(stored), format.is, is1904)
    if (moment !== undefined) return textCell(moment)
  } else if (format.digits > 1 && /^\d+$/.test(text)) {
    // A code that is displayed with leading zeros, which the stored number lacks.
    return { text: text.padStart(format.digits, '0'), isNumber: true }
  }
  return { text, isNumber: true }
}

const dayMilliseconds = 86_400_000
/** The last day that a spreadsheet supports. */
const lastSerial = 2_958_465

function momentOf(serial: number, is: 'day' | 'time', is1904: boolean): string | undefined {
  if (!(serial >= 0 && serial <= lastSerial)) return undefined
  if (is === 'time' && serial < 1)
    return new Date(Math.round(serial * 86_400) * 1000).toISOString().slice(11, 19)
  const whole = Math.floor(serial) + (is1904 ? 1462 : 0)
  // Spreadsheets count a 29 February 1900, which did not exist, so serial days before it are off by one.
  if (whole === 60) return '1900-02-29'
  if (whole === 0) return '1900-01-00'
  const days = whole < 60 ? whole : whole - 1
  return new Date(Date.UTC(1899, 11, 31) + days * dayMilliseconds).toISOString().slice(0, 10)
}

/** A moment as XML writes it, as its day. */
export const cellOfMoment = (text: string): GridCell =>
  textCell(/^(\d{4}-\d\d-\d\d)(?:T|$)/.exec(text.trim())?.[1] ?? text.trim())
