import { divideHalfUp, readDecimal, writeDecimal, type ExactDecimal } from '@enlace/domain/decimal.ts'
import { ExactNumber } from '@enlace/domain/exact-json.ts'
import { money, roundMoney, zeroMoney, type Money } from '@enlace/domain/money.ts'
import { textOf } from './fields.ts'

const nothing: ExactDecimal = { units: 0n, scale: 0 }

/** A number of an ERP, exactly; zero for an empty value. */
export function figureOf(value: unknown): ExactDecimal {
  return readDecimal(textOf(value) ?? '') ?? nothing
}

/** A float of an ERP as money, rounded to cents. */
export function amountOf(value: unknown): Money {
  return roundMoney(textOf(value) ?? '')?.money ?? zeroMoney
}

/** Money as a field of a record. */
export function told(amount: Money): ExactNumber {
  return new ExactNumber(amount)
}

/** The proportional part of an amount, to the cent; zero if the whole is zero. */
export function portionOf(amount: unknown, part: unknown, whole: unknown): Money {
  const [value, counted, all] = [figureOf(amount), figureOf(part), figureOf(whole)]
  if (all.units === 0n) return zeroMoney
  const cents = divideHalfUp(
    value.units * counted.units * 10n ** BigInt(all.scale + 2),
    all.units * 10n ** BigInt(value.scale + counted.scale),
  )
  return money(writeDecimal({ units: cents, scale: 2 }))
}

/** The lesser of two numbers. */
export function leastOf(one: unknown, other: unknown): unknown {
  const [left, right] = [figureOf(one), figureOf(other)]
  return left.units * 10n ** BigInt(right.scale) <= right.units * 10n ** BigInt(left.scale) ? one : other
}

/** Whether a percentage is at least 100. */
export function isWhole(percent: unknown): boolean {
  const { units, scale } = figureOf(percent)
  return units >= 100n * 10n ** BigInt(scale)
}

/** Whether a percentage is above zero. */
export function isPart(percent: unknown): boolean {
  return figureOf(percent).units > 0n
}
