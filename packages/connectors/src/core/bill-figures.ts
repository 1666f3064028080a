import { compareDecimals, type ExactDecimal, writeDecimal } from '@enlace/domain/decimal.ts'
import {
  exactMoney,
  isNegativeMoney,
  isZeroMoney,
  type Money,
  multiplyMoney,
  negateMoney,
  subtractMoney,
  sumMoney,
} from '@enlace/domain/money.ts'
import { type Bill, BillRefusal, type BillSettings } from './bill.ts'
import { figureOf } from './figures.ts'

/** The most that a rounding line may correct, in units of the currency. */
const mostRounded: ExactDecimal = { units: 2n, scale: 0 }

/**
 * Returns the rounding that makes the lines and taxes of a bill its total; zero if they add up.
 * @throws BillRefusal `total-differs` if it is more than a rounding, or the company chose no account for it.
 */
export function roundingOf(bill: Bill, taxes: readonly Money[], { roundingAccount }: BillSettings): Money {
  const lines = subtractMoney(sumMoney(bill.lines.map(({ total }) => total)), bill.discount)
  const counted = sumMoney([lines, bill.charge, ...taxes])
  const rounding = subtractMoney(bill.total, counted)
  if (isZeroMoney(rounding)) return rounding
  const size = isNegativeMoney(rounding) ? negateMoney(rounding) : rounding
  const isSmall = compareDecimals(exactMoney(size), mostRounded) <= 0
  if (!isSmall || roundingAccount === '')
    throw new BillRefusal('total-differs', { factura: bill.total, borrador: counted })
  return rounding
}

/** The tax of a line at a rate, to the cent. */
export const taxOf = (total: Money, rate: string): Money => multiplyMoney(total, percentOf(rate))

function percentOf(rate: string): string {
  const { units, scale } = figureOf(rate)
  return writeDecimal({ units, scale: scale + 2 })
}

/** Returns whether two decimal texts are the same number. */
export const isSameFigure = (one: string, other: string): boolean =>
  compareDecimals(figureOf(one), figureOf(other)) === 0
