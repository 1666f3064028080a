import { readDecimal, writeDecimal } from '@enlace/domain/decimal'

/** Which character parts the decimals in a source's numbers. */
export type DecimalMark = '.' | ','

const grouped = {
  '.': /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/,
  ',': /^[+-]?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/,
} as const

/**
 * Reads a number as files write it (`$ 1.234,50`, `1'234.567`, `+000123.4500`) as plain decimal text; accountants write what
 * is below zero in brackets, `(1.234,50)`, and some ERPs with the sign behind, `1.234,50-`.
 */
export function readNumber(typed: string, mark: DecimalMark): string | undefined {
  const thousands = mark === '.' ? ',' : '.'
  // Handwriting marks the millions with an apostrophe.
  const text = typed
    .replace(/[\s$]|COP/g, '')
    .replace(/^\u2212/, '-')
    .replace(/['\u2019]/g, thousands)
    .replace(/^\(([^()+-]+)\)$/, '-$1')
    .replace(/^([^+-]+)-$/, '-$1')
  const isGrouped = grouped[mark].test(text)
  if (text.includes(thousands) && !isGrouped) return undefined
  const plain = text.replaceAll(thousands, '').replace(mark, '.')
  const decimal = readDecimal(plain)
  return decimal && trimmed(writeDecimal(decimal))
}

/** Reads a tax rate: a fraction (`0.16`) or a percentage with its sign (`16%`), between nothing and all. */
export function readRate(typed: string, mark: DecimalMark): string | undefined {
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

/** The same number without decimals that say nothing, so that equal numbers are equal texts. */
function trimmed(number: string): string {
  return number.includes('.') ? number.replace(/\.?0+$/, '') : number
}
