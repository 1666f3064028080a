import { addDecimals, compareDecimals, sumDecimals, writeDecimal } from './decimal.ts'

/** A part of an order line: a day and a quantity as decimal text. */
type Delivery = { fecha: string; cantidad: string }

/**
 * Says why deliveries do not divide a pending quantity (decimal text): `twice` if two are on one day, or their sum as
 * decimal text if it is another quantity. Undefined if they do. @throws RangeError for text that is no decimal number.
 */
export function deliveriesFault(
  deliveries: readonly Delivery[],
  pending: string,
): 'twice' | { sum: string } | undefined {
  if (new Set(deliveries.map(({ fecha }) => fecha)).size < deliveries.length) return 'twice'
  const sum = sumDecimals(deliveries.map(({ cantidad }) => cantidad))
  return compareDecimals(sum, sumDecimals([pending])) === 0 ? undefined : { sum: writeDecimal(sum) }
}

/** What is still to be delivered of a line, as decimal text; never less than zero. */
export function pendingQuantity(ordered: string, received: string): string {
  const { units, scale } = sumDecimals([received])
  const left = addDecimals([sumDecimals([ordered]), { units: -units, scale }])
  return left.units < 0n ? '0' : writeDecimal(left)
}
