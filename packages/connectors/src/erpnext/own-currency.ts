import { ExactNumber } from '@enlace/domain/exact-json.ts'
import { divideHalfUp, readDecimal, writeDecimal } from '@enlace/domain/decimal.ts'
import { textOf, type ErpRow } from '../core/fields.ts'

/** Converts an amount that ERPNext keeps in the currency of the payable account to the document's own, to the cent. */
export function inOwnCurrency(document: ErpRow, kept: unknown): unknown {
  const isOwn = textOf(document['party_account_currency']) === textOf(document['currency'])
  return isOwn ? kept : byRate(kept, document['conversion_rate'])
}

/** Converts an amount in the company's currency by the rate of a document. */
export function byRate(kept: unknown, conversion: unknown): unknown {
  const amount = readDecimal(textOf(kept) ?? '')
  const rate = readDecimal(textOf(conversion) ?? '')
  if (amount === undefined || rate === undefined || rate.units === 0n) return kept
  // Cents: amount / rate, each with its own scale.
  const cents = divideHalfUp(
    amount.units * 10n ** BigInt(rate.scale + 2),
    rate.units * 10n ** BigInt(amount.scale),
  )
  return new ExactNumber(writeDecimal({ units: cents, scale: 2 }))
}
