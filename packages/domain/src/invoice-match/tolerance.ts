import {
  addDecimals,
  compareDecimals,
  divideHalfUp,
  type ExactDecimal,
  readDecimal,
  writeDecimal,
} from '../decimal.ts'
import { money, type Money } from '../money.ts'

/** How far an invoice may be from its order: whole per cent of the expected, and whole pesos of a line's value. */
export interface Tolerance {
  porcentaje: number
  pesos: number
}

/** The size of a difference: none, within the tolerance, or beyond it. */
export type Difference = 'none' | 'within' | 'beyond'

/** Returns the size of the difference of two values; pesos count for amounts only. */
export function differenceOf(
  actual: string,
  expected: string,
  { porcentaje, pesos }: Tolerance,
  unit: 'amount' | 'quantity',
): Difference {
  const awaited = exact(expected)
  const gap = absolute(minus(exact(actual), awaited))
  if (gap.units === 0n) return 'none'
  const allowed = { units: absolute(awaited).units * BigInt(porcentaje), scale: awaited.scale + 2 }
  if (compareDecimals(gap, allowed) <= 0) return 'within'
  const isSmall = unit === 'amount' && compareDecimals(gap, { units: BigInt(pesos), scale: 0 }) <= 0
  return isSmall ? 'within' : 'beyond'
}

/** Returns the worth of a part of a quantity whose whole is worth an amount, rounded half up to cents. */
export function worthOf(part: string, whole: string, worth: Money): Money {
  const [some, all, value] = [exact(part), exact(whole), exact(worth)]
  if (all.units === 0n) return money('0')
  const dividend = some.units * value.units * 100n * 10n ** BigInt(all.scale)
  const cents = divideHalfUp(dividend, all.units * 10n ** BigInt(some.scale + value.scale))
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0')
  return money(`${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`)
}

/** Returns the first decimal less the second. */
export const minus = (from: ExactDecimal, amount: ExactDecimal): ExactDecimal =>
  addDecimals([from, { units: -amount.units, scale: amount.scale }])

/** Returns what is left of a quantity without a part of it, as decimal text; never below zero. */
export function leftOf(whole: string, part: string): string {
  const left = minus(exact(whole), exact(part))
  return left.units < 0n ? '0' : writeDecimal(left)
}

/** Returns a decimal of text that is one. @throws RangeError for other text. */
export function exact(text: string): ExactDecimal {
  const decimal = readDecimal(text)
  if (!decimal) throw new RangeError('Not a decimal number')
  return decimal
}

const absolute = ({ units, scale }: ExactDecimal): ExactDecimal => ({
  units: units < 0n ? -units : units,
  scale,
})
