import { fill } from '@enlace/contract/core/fill.ts'
import { shortAmountTexts as texts } from '@enlace/contract/dashboard/start/texts.ts'
import { formatQuantity } from '@enlace/domain/decimal.ts'
import type { Money } from '@enlace/domain/money.ts'

/** An amount in as few signs as a day of the calendar has room for: `12,4 M` is 12.4 millions; cut, never rounded up. */
export function shortAmount(amount: Money): string {
  const whole = amount.replace(/\..*$/, '')
  const digits = whole.replace('-', '').length
  if (digits > 6) return fill(texts.millions, { n: inUnits(whole, 6) })
  if (digits > 3) return fill(texts.thousands, { n: inUnits(whole, 3) })
  return fill(texts.whole, { n: whole })
}

/** A whole number in units of so many digits, with one decimal as long as that tells something. */
function inUnits(whole: string, digits: number): string {
  const units = whole.slice(0, -digits)
  const decimal = whole.at(-digits)
  return formatQuantity(units.replace('-', '').length > 2 || decimal === '0' ? units : `${units}.${decimal}`)
}
