import { divideHalfUp, readDecimal, writeDecimal, type ExactDecimal } from '@enlace/domain/decimal.ts'
import { ExactNumber } from '@enlace/domain/exact-json.ts'
import { money, roundMoney, zeroMoney, type Money } from '@enlace/domain/money.ts'
import { textOf } from './fields.ts'

const nothing: ExactDecimal = { units: 0n, scale: 0 }

/** A number of an ERP, exactly; zero where there is none. */
export function figureOf(value: unknown): ExactDecimal {
  return readDecimal(textOf(value) ?? '') ?? nothing
}

/** A float of an ERP as money: its currency has no more than cents. */
export function amountOf(value: unknown): Money {
  return roundMoney(textOf(value) ?? '')?.money ?? zeroMoney
}

/** Money as a field of a record. */
export function told(amount: Money): ExactNumber {
  return new ExactNumber(amount)
}

/** What falls to a part of a whole, to the cent; nothing where the whole is nothing. */
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

/** Whether a percentage is all of it. */
export function isWhole(percent: unknown): boolean {
  const { units, scale } = figureOf(percent)
  return units >= 100n * 10n ** BigInt(scale)
}

/** Whether a percentage is any of it. */
export function isPart(percent: unknown): boolean {
  return figureOf(percent).units > 0n
}
