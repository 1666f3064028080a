import { money, type Money } from './money.ts'

/** Between which two round amounts another lies: 1, 2 and 5 with their zeros, the lower one included. */
export interface AmountRange {
  from: Money
  to: Money
}

/** Below it nobody asks for more detail: a million pesos, a thousand of any other currency. */
const leastOf = (moneda: string) => (moneda === 'COP' ? 1_000_000n : 1_000n)

/**
 * The range in which an amount is told where the exact one is nobody's business: `123.456.789` lies from 100 to 200
 * million. What is below a million, or owed the other way round, lies from nothing to a million.
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
