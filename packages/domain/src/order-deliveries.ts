import { addDecimals, compareDecimals, readDecimal, writeDecimal } from './decimal.ts'

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
  const sum = addDecimals(deliveries.map(({ cantidad }) => exact(cantidad)))
  return compareDecimals(sum, exact(pending)) === 0 ? undefined : { sum: writeDecimal(sum) }
}

/** What is still to be delivered of a line, as decimal text; never less than zero. */
export function pendingQuantity(ordered: string, received: string): string {
  const { units, scale } = exact(received)
  const left = addDecimals([exact(ordered), { units: -units, scale }])
  return left.units < 0n ? '0' : writeDecimal(left)
}

function exact(text: string) {
  const read = readDecimal(text)
  if (!read) throw new RangeError('Not a decimal number')
  return read
}
