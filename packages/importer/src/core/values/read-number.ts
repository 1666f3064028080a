import { readDecimal, writeDecimal } from '@enlace/domain/decimal.ts'

/** Which character parts the decimals in a source's numbers. */
export type DecimalMark = '.' | ','

/** What a number says of how it is written: its mark, `whole` where it has none, or `either` where it could be both. */
export type NumberForm = DecimalMark | 'whole' | 'either'

/** A written number without its sign and currency. */
interface BareNumber {
  /** Digits with their marks. */
  body: string
  isNegative: boolean
  /** The currency that is written beside it, where it is not the peso's sign or name. */
  currency: string | null
  /** Which side of the account it names. */
  side: 'credit' | 'debit' | null
}

/** Signs of a number with all that stands around it; the patterns for that take a step for each pair of signs. */
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
 * Reads a number as files write it (`$ 1.234,50`, `1'234.567`, `1 234,50`, `+000123.4500`) as plain decimal text. Accountants
 * write what is below zero in brackets, `(1.234,50)`, some ERPs with the sign behind, `1.234,50-`, others with the side of
 * the account: of what is owed to a supplier a debit, `1.234,50 DB`, is below zero.
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

/** How a number is written, by itself alone; undefined where it is no number. */
export function formOfNumber(typed: string): NumberForm | undefined {
  const body = bareNumber(typed)?.body
  if (body === undefined) return undefined
  const [points, commas] = [body.split('.').length - 1, body.split(',').length - 1]
  // Between thousands and decimals there are both; what comes last parts the decimals.
  if (points > 0 && commas > 0) return body.lastIndexOf('.') > body.lastIndexOf(',') ? '.' : ','
  if (points + commas === 0) return 'whole'
  const [mine, other] = points > 0 ? (['.', ','] as const) : ([',', '.'] as const) // the two marks
  if (points + commas > 1) return other
  // Handwriting marks the millions with an apostrophe and the thousands with a dot.
  return /^(?:[1-9]\d{0,2}|\d{1,3}(?:[' ]\d{3})+)[.,]\d{3}$/.test(body) ? 'either' : mine
}

/** The currency that a cell names beside its number, where it is another than the peso. */
export function currencyOfNumber(typed: string): string | null {
  return bareNumber(typed)?.currency ?? null
}

/** Which side of the account a cell names behind its number. */
export function sideOfNumber(typed: string): 'credit' | 'debit' | null {
  return bareNumber(typed)?.side ?? null
}

/** Reads digits alone whose last ones are decimals that nobody wrote: `0000123450` with two is `1234.50`. */
export function readImplied(typed: string, decimals: number): string | undefined {
  const [, before = '', digits = '', behind = ''] = /^([+-]?)(\d{1,30})(-?)$/.exec(typed) ?? []
  if (digits === '' || (before !== '' && behind !== '')) return undefined
  const units = BigInt(digits)
  return trimmed(writeDecimal({ units: before === '-' || behind === '-' ? -units : units, scale: decimals }))
}

/** Reads a tax rate: a fraction (`0.16`) or a percentage with its sign (`16%`), between nothing and all. */
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

/** Tells whether a cell holds a spreadsheet's error, such as `#N/D`, where a number should be. */
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
  // Spaces and apostrophes stand between groups of three or nowhere.
  if (/[' ]/.test(body) && !/^\d{1,3}(?:[' .,]\d{3})*(?:[.,]\d+)?$/.test(body)) return undefined
  const isSigned = before === '-' || behind === '-' || inBrackets !== undefined
  if (isSigned && side !== null) return undefined
  return { body, isNegative: isSigned || side === 'debit', currency: currency?.[1] ?? null, side }
}

/** The same number without decimals that say nothing, so that equal numbers are equal texts. */
function trimmed(number: string): string {
  return number.includes('.') ? number.replace(/\.?0+$/, '') : number
}
