import { addDecimals, sumAmounts } from '../../core/documents/line-amounts.ts'
import type { Receipt, ReceiptLine } from '../../core/documents/receipt.ts'

/**
 * The lines of an order that is known only from its receipts: equal items at one price become one line with the sum of
 * their quantities and amounts. Items with and without tax are not equal.
 */
export function orderLines(receipts: readonly Receipt[]): ReceiptLine[] {
  const groups = new Map<string, ReceiptLine[]>()
  for (const line of receipts.flatMap(({ lines }) => lines)) {
    const { item, descripcion, extension, um, precio, amounts } = line
    const isTaxed = amounts.iva !== '0.00'
    const key = JSON.stringify([item, descripcion, extension, um, precio, isTaxed])
    const group = groups.get(key)
    if (group) group.push(line)
    else groups.set(key, [line])
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const cantidad = group.map((line) => line.cantidad).reduce(addDecimals)
    return [{ ...first, cantidad, amounts: sumAmounts(group.map(({ amounts }) => amounts)) }]
  })
}
