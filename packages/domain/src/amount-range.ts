import { money, type Money } from './money.ts'

/** A range between two adjacent round amounts (1, 2 or 5 times a power of ten), the lower one included. */
export interface AmountRange {
  from: Money
  to: Money
}

/** The upper end of the lowest range: a million pesos, or a thousand of any other currency. */
const leastOf = (moneda: string) => (moneda === 'COP' ? 1_000_000n : 1_000n)

/**
 * Returns the range to show instead of a confidential exact amount: `123.456.789` is between 100 and 200 million.
 * Amounts below a million, and negative ones, are between zero and a million.
 */
export function amountRange(amount: Money, moneda: string): AmountRange {
  const least = leastOf(moneda)
  const whole = BigInt(amount.split('.')[0] ?? '0')
  if (whole < least) return range(0n, least)
  const zeros = 10n ** BigInt(whole.toString().length - 1)
  const first = whole / zeros
  if (first >= 5n) return range(5n * zeros, 10n * zeros)
  return first >= 2n ? range(2n * zeros, 5n * zeros) : range(zeros, 2n * zeros)
}

const range = (from: bigint, to: bigint): AmountRange => ({ from: money(`${from}`), to: money(`${to}`) })
