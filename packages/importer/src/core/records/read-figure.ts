import type { ColumnEvidence } from '../evidence/column-evidence.ts'
import type { FieldMapping } from '../mapping/mapping.ts'
import {
  currencyOfNumber,
  formOfNumber,
  isSpreadsheetError,
  readImplied,
  readNumber,
  readRate,
  sideOfNumber,
  type DecimalMark,
} from '../values/read-number.ts'

/** A cell with the evidence of its column. */
interface FigureCell {
  text: string
  mapping: FieldMapping
  place: number
  isExact: boolean
  evidence: ColumnEvidence
}

/** A number as decimal text; without one, its refusal or a doubt says why. */
export interface FigureReading {
  number?: string
  refusal?:
    | 'number-unreadable'
    | 'number-ambiguous'
    | 'number-too-large'
    | 'number-in-currency'
    | 'number-not-implied'
  doubt?: 'number-not-available' | 'number-mark-untold' | 'number-side' | 'number-padded'
}

const mostWholeDigits = 18
const padded = /^-?0{2,}[1-9]\d{3,}$/

/**
 * Reads a number as its mapping says, otherwise as the cell itself or its column shows. If nothing shows whether
 * `1.234` is a thousand, an amount of money is (no peso has three decimals), with a doubt; a quantity or a price is
 * refused. `currency` returns the record's own, for a cell that names one.
 */
export function readFigure(cell: FigureCell, currency: () => string | undefined): FigureReading {
  const { text, mapping, isExact } = cell
  if (isSpreadsheetError(text)) return { doubt: 'number-not-available' }
  if (contradictsImplied(cell)) return { refusal: 'number-not-implied' }
  const mark = isExact ? '.' : (mapping.decimalMark ?? markOf(cell))
  if (mark === 'unknown' && mapping.kind !== 'money') return { refusal: 'number-ambiguous' }
  const number = mark === 'unknown' ? readNumber(text, wholeMark(text)) : readWith(cell, mark)
  if (number === undefined) return { refusal: 'number-unreadable' }
  if (number.replace(/^-/, '').split('.', 1).join('').length > mostWholeDigits)
    return { refusal: 'number-too-large' }
  if (mapping.kind === 'rate') return { number }
  const lettered = /[a-z€]/i.test(text) ? readLetters(text, number, currency) : undefined
  if (lettered?.refusal) return lettered
  if (mark === 'unknown') return { number, doubt: 'number-mark-untold' }
  if (lettered) return lettered
  const isPadded = mapping.impliedDecimals === undefined && mapping.kind === 'money' && padded.test(text)
  return isPadded ? { number, doubt: 'number-padded' } : { number }
}

function readWith({ text, mapping }: FigureCell, mark: DecimalMark): string | undefined {
  if (mapping.kind === 'rate') return readRate(text, mark)
  // Implied decimals apply to a workbook's whole numbers and to a text's digits alike.
  if (mapping.impliedDecimals !== undefined) return readImplied(text, mapping.impliedDecimals)
  return readNumber(text, mark)
}

/**
 * Whether a number contradicts implied decimals: it has a fraction, or it is numeric in a column in which numeric cells
 * have fractions. A workbook stores 1.000,00 as 1000, so whole numbers that lack their two digits cannot be recognised;
 * zero is the same in both forms.
 */
function contradictsImplied({ text, mapping, place, isExact, evidence }: FigureCell): boolean {
  if (mapping.impliedDecimals === undefined || mapping.kind === 'rate' || !isExact) return false
  return text.includes('.') || (/[1-9]/.test(text) && evidence.hasFractions(place))
}

function markOf({ text, mapping, place, evidence }: FigureCell): DecimalMark | 'unknown' {
  // A rate has no thousands.
  if (mapping.kind === 'rate') return text.includes(',') ? ',' : '.'
  if (/^-?\d+$/.test(text)) return '.'
  const form = formOfNumber(text)
  if (form === '.' || form === ',') return form
  if (form !== 'either') return '.'
  const told = evidence.markOf(place)
  return told === '.' || told === ',' ? told : 'unknown'
}

/** The decimal mark under which the mark in the text separates thousands. */
const wholeMark = (text: string): DecimalMark => (text.includes('.') ? ',' : '.')

function readLetters(text: string, number: string, currency: () => string | undefined): FigureReading {
  const named = currencyOfNumber(text)
  if (named !== null && currency()?.toUpperCase() !== named) return { refusal: 'number-in-currency' }
  return sideOfNumber(text) === null ? { number } : { number, doubt: 'number-side' }
}
