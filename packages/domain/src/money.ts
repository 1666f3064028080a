import {
  divideHalfUp,
  formatQuantity,
  groupThousands,
  readDecimal,
  writeDecimal,
  type ExactDecimal,
} from './decimal.ts'

declare const moneyBrand: unique symbol

/**
 * An exact amount as decimal text with at most two decimals, as returned by numeric columns; sums never use floats.
 * Functions here always return both decimals: `1234567.89`, `-0.50`, `0.00`.
 */
export type Money = string & { readonly [moneyBrand]: true }

const moneyPattern = /^-?\d{1,40}(?:\.\d{1,2})?$/

/** An amount already in stored form, except for missing decimals. */
const plainPattern = /^(?:0|-?[1-9]\d{0,39})(?:\.\d{1,2})?$/

/** Returns whether a text is an amount: decimal, with at most two decimals. */
export function isMoney(text: string): text is Money {
  return moneyPattern.test(text)
}

/** The amount zero. */
export const zeroMoney = fromCents(0n)

/**
 * Parses an amount without loss: `100.5000` becomes `100.50`; `100.505` is rejected.
 * @throws RangeError if the text is not a decimal number or needs more than two decimals.
 */
export function money(text: string): Money {
  const rounding = roundMoney(text)
  if (!rounding || rounding.isRounded) throw new RangeError('Not an amount of at most two decimals')
  return rounding.money
}

/**
 * Parses an amount with any number of decimals, rounded half up to cents, with whether it was rounded; undefined if
 * invalid.
 */
export function roundMoney(text: string): { money: Money; isRounded: boolean } | undefined {
  // Fast path: nearly every amount of an import matches, and files have millions.
  if (plainPattern.test(text)) return { money: withCents(text), isRounded: false }
  const decimal = readDecimal(text)
  if (!decimal) return undefined
  const scaled = decimal.units * 100n
  const divisor = 10n ** BigInt(decimal.scale)
  return { money: fromCents(divideHalfUp(scaled, divisor)), isRounded: scaled % divisor !== 0n }
}

/** Returns an amount as an exact decimal, to compare it with amounts of more decimals. */
export function exactMoney(amount: Money): ExactDecimal {
  return { units: toCents(amount), scale: 2 }
}

/** Returns the sum of two amounts. */
export function addMoney(one: Money, other: Money): Money {
  return fromCents(toCents(one) + toCents(other))
}

/** Returns the first amount less the second. */
export function subtractMoney(from: Money, amount: Money): Money {
  return fromCents(toCents(from) - toCents(amount))
}

/** Returns the amount with the opposite sign. */
export function negateMoney(amount: Money): Money {
  return fromCents(-toCents(amount))
}

/** Returns the sum of amounts; zero for none. */
export function sumMoney(amounts: Iterable<Money>): Money {
  let cents = 0n
  for (const amount of amounts) cents += toCents(amount)
  return fromCents(cents)
}

/** Compares amounts for `sort`, smallest first. */
export function compareMoney(one: Money, other: Money): -1 | 0 | 1 {
  if (one === other) return 0
  const difference = toCents(one) - toCents(other)
  if (difference === 0n) return 0
  return difference < 0n ? -1 : 1
}

/** Returns whether an amount is zero. */
export function isZeroMoney(amount: Money): boolean {
  return !/[1-9]/.test(amount)
}

/** Returns whether an amount is negative, such as a credit note or an advance. */
export function isNegativeMoney(amount: Money): boolean {
  return toCents(amount) < 0n
}

/**
 * Multiplies an amount by a rate in decimal text (`0.19` for 19 %), rounded half up to cents.
 * @throws RangeError if the rate is not a decimal number.
 */
export function multiplyMoney(amount: Money, rate: string): Money {
  const decimal = readDecimal(rate)
  if (!decimal) throw new RangeError('Not a decimal rate')
  return fromCents(divideHalfUp(toCents(amount) * decimal.units, 10n ** BigInt(decimal.scale)))
}

/** Returns the percentage of a part in the whole, as decimal text rounded half up (`33.3`); zero if the whole is zero. */
export function shareOf(part: Money, whole: Money, decimals = 1): string {
  const divisor = toCents(whole)
  const dividend = toCents(part) * 100n * 10n ** BigInt(decimals)
  return writeDecimal({ units: divisor === 0n ? 0n : divideHalfUp(dividend, divisor), scale: decimals })
}

/** The parts of a formatted amount, so that a view can mute the currency. */
export type MoneyParts = { sign: '' | '-'; symbol: string; whole: string; cents: string }

/** Splits an amount for display; Colombian pesos have the sign `$`, other currencies their ISO code. */
export function moneyParts(amount: Money, currency = 'COP'): MoneyParts {
  const text = fromCents(toCents(amount))
  const sign = text.startsWith('-') ? '-' : ''
  const [whole = '', cents = ''] = text.slice(sign.length).split('.')
  return { sign, symbol: currency === 'COP' ? '$' : currency, whole: groupThousands(whole), cents }
}

/** Formats a unit price, which may have more decimals than an amount: `$ 189.005`, `USD 1,2345`. */
export function formatPrice(price: string, currency = 'COP'): string {
  if (isMoney(price)) return formatMoney(price, currency)
  return `${currency === 'COP' ? '$' : currency}\u00a0${formatQuantity(price)}`
}

/** Formats an amount the Colombian way, `$ 1.234.567,89`, with a non-breaking space (U+00A0). */
export function formatMoney(amount: Money, currency = 'COP'): string {
  const { sign, symbol, whole, cents } = moneyParts(amount, currency)
  return `${sign}${symbol}\u00a0${whole},${cents}`
}

function toCents(amount: Money): bigint {
  // Fast path: nearly every amount has both decimals, and splitting it takes twice as long.
  const point = amount.length - 3
  if (amount[point] === '.') return BigInt(amount.slice(0, point) + amount.slice(point + 1))
  const [whole = '', cents = ''] = amount.split('.')
  return BigInt(whole + cents.padEnd(2, '0'))
}

function withCents(plain: string): Money {
  const point = plain.indexOf('.')
  const missing = point === -1 ? '.00' : '0'.repeat(point + 3 - plain.length)
  return `${plain}${missing}` as Money // beside `fromCents`, the other place that makes amounts
}

function fromCents(cents: bigint): Money {
  return writeDecimal({ units: cents, scale: 2 }) as Money // an exact number of cents is an amount
}
