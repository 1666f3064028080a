import { roundMoney, type Money } from './money.ts'

/** Why a typed number is invalid. */
export type TypedNumberReason = 'empty' | 'not-a-number' | 'too-many-decimals'

// Thousands as Colombians write them: dots or spaces, and in handwriting an apostrophe for millions.
const colombian = /^([1-9]\d{0,2}(?:[.' ]\d{3})+)(?:,(\d+))?$/
const american = /^([1-9]\d{0,2}(?:[,']\d{3})+)\.(\d+)$/
const americanMillions = /^([1-9]\d{0,2}(?:,\d{3}){2,})$/
const plain = /^(\d+)(?:[.,](\d+))?$/
const onlyDecimals = /^()[.,](\d+)$/

/**
 * Parses a number as people type or paste it in Colombia: `1.234.567,89`, `$1.234.567`, `1'234.567`, `1234567.89`,
 * `(1.500)`, `1.500-`. A single dot before exactly three digits separates thousands; a single comma always decimals.
 */
export function readTypedDecimal(typed: string): { value: string } | { reason: TypedNumberReason } {
  const text = typed
    .normalize('NFKC')
    .replace(/[’‘´`]/g, "'")
    .replace(/[−–]/g, '-')
    .trim()
  if (text === '') return { reason: 'empty' }

  const { body, isNegative } = takeSign(text)
  const match = [colombian, american, americanMillions, plain, onlyDecimals]
    .map((pattern) => pattern.exec(body))
    .find((found) => found !== null)
  if (!match) return { reason: 'not-a-number' }

  const whole = (match[1] ?? '').replace(/\D/g, '').replace(/^0+(?=\d)/, '') || '0'
  const value = match[2] === undefined ? whole : `${whole}.${match[2]}`
  return { value: isNegative && /[1-9]/.test(value) ? `-${value}` : value }
}

/** Parses a typed amount; more than two significant decimals are rejected rather than rounded silently. */
export function readTypedMoney(typed: string): { money: Money } | { reason: TypedNumberReason } {
  const read = readTypedDecimal(typed)
  if ('reason' in read) return read
  const rounding = roundMoney(read.value)
  if (!rounding) return { reason: 'not-a-number' }
  return rounding.isRounded ? { reason: 'too-many-decimals' } : { money: rounding.money }
}

/** Strips the currency and the sign, which ledgers also write after the number or as brackets. */
function takeSign(text: string): { body: string; isNegative: boolean } {
  const bare = text.replace(/\$|COP/gi, '').trim()
  const inBrackets = /^\((.*)\)$/.exec(bare)?.[1]
  if (inBrackets !== undefined) return { body: inBrackets.trim(), isNegative: true }
  if (bare.endsWith('-')) return { body: bare.slice(0, -1).trim(), isNegative: true }
  return { body: bare.replace(/^[-+]/, '').trim(), isNegative: bare.startsWith('-') }
}
