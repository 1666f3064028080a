import { readDecimal, writeDecimal } from '@enlace/domain/decimal.ts'

/** The decimal mark of a source's numbers. */
export type DecimalMark = '.' | ','

/** The form of a number by itself: its mark, `whole` without one, or `either` if it could be both. */
export type NumberForm = DecimalMark | 'whole' | 'either'

/** A written number without its sign and currency. */
interface BareNumber {
  /** Digits with their marks. */
  body: string
  isNegative: boolean
  /** The currency next to it, unless it is the peso's sign or name. */
  currency: string | null
  /** The side of the account that it names. */
  side: 'credit' | 'debit' | null
}

/** Maximum characters of a number with its surroundings; the patterns for it are quadratic. */
const longestNumber = 200

const plain = { '.': /^-?[1-9]\d{0,17}(?:\.\d+)?$/, ',': /^-?[1-9]\d{0,17}(?:,\d+)?$/ } as const
const plainGrouped = {
  '.': /^-?[1-9]\d{0,2}(?:,\d{3}){1,5}(?:\.\d+)?$/,
  ',': /^-?[1-9]\d{0,2}(?:\.\d{3}){1,5}(?:,\d+)?$/,
} as const
const grouped = {
  '.': /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/,
  ',': /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/,
} as const
const foreign: readonly (readonly [RegExp, string])[] = [
  [/^US\$|\bUSD\b|US\$$|\bD[OÓ]LARES?\b/i, 'USD'],
  [/€|\bEUR(?:OS?)?\b/i, 'EUR'],
]

/**
 * Reads a number as written in files (`$ 1.234,50`, `1'234.567`, `1 234,50`, `+000123.4500`) as plain decimal text.
 * Accountants write negative numbers in brackets, `(1.234,50)`, some ERPs with a trailing sign, `1.234,50-`, others
 * with the side of the account: for a supplier's balance a debit, `1.234,50 DB`, is negative.
 */
export function readNumber(typed: string, mark: DecimalMark): string | undefined {
  // Nearly every cell is so, and a file has millions.
  if (plain[mark].test(typed)) return trimmed(mark === '.' ? typed : typed.replace(',', '.'))
  const thousands = mark === '.' ? ',' : '.'
  if (plainGrouped[mark].test(typed)) return trimmed(typed.replaceAll(thousands, '').replace(mark, '.'))
  const bare = bareNumber(typed)
  if (!bare) return undefined
  const text = bare.body.replace(/[' ]/g, thousands)
  if (text.includes(thousands) && !grouped[mark].test(text)) return undefined
  const decimal = readDecimal(text.replaceAll(thousands, '').replace(mark, '.'))
  if (!decimal) return undefined
  return trimmed(writeDecimal(bare.isNegative ? { ...decimal, units: -decimal.units } : decimal))
}

/** The form of a number by itself, or undefined if it is not a number. */
export function formOfNumber(typed: string): NumberForm | undefined {
  const body = bareNumber(typed)?.body
  if (body === undefined) return undefined
  const [points, commas] = [body.split('.').length - 1, body.split(',').length - 1]
  // With both marks present, the last one separates the decimals.
  if (points > 0 && commas > 0) return body.lastIndexOf('.') > body.lastIndexOf(',') ? '.' : ','
  if (points + commas === 0) return 'whole'
  const [mine, other] = points > 0 ? (['.', ','] as const) : ([',', '.'] as const) // the two marks
  if (points + commas > 1) return other
  // Handwritten style marks the millions with an apostrophe and the thousands with a dot.
  return /^(?:[1-9]\d{0,2}|\d{1,3}(?:[' ]\d{3})+)[.,]\d{3}$/.test(body) ? 'either' : mine
}

/** The currency that a cell names with its number, unless it is the peso. */
export function currencyOfNumber(typed: string): string | null {
  return bareNumber(typed)?.currency ?? null
}

/** The side of the account that a cell names after its number. */
export function sideOfNumber(typed: string): 'credit' | 'debit' | null {
  return bareNumber(typed)?.side ?? null
}

/** Reads digits whose last ones are implied decimals: `0000123450` with two is `1234.50`. */
export function readImplied(typed: string, decimals: number): string | undefined {
  const [, before = '', digits = '', behind = ''] = /^([+-]?)(\d{1,30})(-?)$/.exec(typed) ?? []
  if (digits === '' || (before !== '' && behind !== '')) return undefined
  const units = BigInt(digits)
  return trimmed(writeDecimal({ units: before === '-' || behind === '-' ? -units : units, scale: decimals }))
}

/** Reads a tax rate: a fraction (`0.16`) or a percentage with its sign (`16%`), from 0 to 100 %. */
export function readRate(typed: string, mark: DecimalMark): string | undefined {
  if (typed.length > longestNumber) return undefined
  const [, percentage] = /^(.*?)\s*%$/.exec(typed) ?? []
  const number = readNumber(percentage ?? typed, mark)
  const decimal = number === undefined ? undefined : readDecimal(number)
  if (!decimal) return undefined
  const scale = decimal.scale + (percentage === undefined ? 0 : 2)
  if (decimal.units < 0n || decimal.units > 10n ** BigInt(scale)) return undefined
  return trimmed(writeDecimal({ units: decimal.units, scale }))
}

/** Whether a cell contains a spreadsheet's error, such as `#N/D`, instead of a number. */
export function isSpreadsheetError(text: string): boolean {
  return /^#\S+$/.test(text)
}

function bareNumber(typed: string): BareNumber | undefined {
  if (typed.length > longestNumber) return undefined
  let text = typed.replace(/[\u2212\u2013]/g, '-').replace(/[\u2019\u00b4`]/g, "'")
  const currency = foreign.find(([pattern]) => pattern.test(text))
  text = text.replace(currency?.[0] ?? '', '').replace(/\bCOP\b|COP(?=[\d-])|\bpesos?\b|\$/gi, '')
  const [, amount, letter] = /^(.*?\d.*?)\s*(CR|DB|DR)\.?\s*$/i.exec(text) ?? []
  const side = letter === undefined ? null : /^C/i.test(letter) ? 'credit' : 'debit'
  text = (amount ?? text).replace(/\s+/g, ' ').trim()
  const [, inBrackets] = /^\(([^()+-]+)\)$/.exec(text) ?? []
  const [, before = '', body = '', behind = ''] =
    /^([+-]?) ?(\d[\d.,' ]*?) ?(-?)$/.exec(inBrackets?.trim() ?? text) ?? []
  if (body === '' || (before !== '' && behind !== '')) return undefined
  // Spaces and apostrophes are valid only between groups of three.
  if (/[' ]/.test(body) && !/^\d{1,3}(?:[' .,]\d{3})*(?:[.,]\d+)?$/.test(body)) return undefined
  const isSigned = before === '-' || behind === '-' || inBrackets !== undefined
  if (isSigned && side !== null) return undefined
  return { body, isNegative: isSigned || side === 'debit', currency: currency?.[1] ?? null, side }
}

/** The number without trailing zero decimals, so that equal numbers are equal texts. */
function trimmed(number: string): string {
  return number.includes('.') ? number.replace(/\.?0+$/, '') : number
}
