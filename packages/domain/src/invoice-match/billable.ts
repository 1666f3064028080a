import { compareDecimals } from '../decimal.ts'
import type { Money } from '../money.ts'
import type { OrderedLine } from './lines.ts'
import { exact, leftOf, worthOf } from './tolerance.ts'

/** What an invoice of an order may bill of one of its lines; quantities as decimal text. */
export interface BillableLine {
  linea: number
  item: string
  descripcion: string
  /** What the order still has to be invoiced. */
  pendiente: string
  /** What was received and not invoiced. */
  recibida: string
  /** What an invoice of today should bill: what was received, no more than is pending; all of it before any entry. */
  cantidad: string
  /** Its value at the order's price. */
  valor: Money
}

/** Returns what an invoice of an order may bill today, line by line; lines that are invoiced in full are left out. */
export function billableLines(lines: readonly OrderedLine[]): BillableLine[] {
  const hasEntries = lines.some(({ recibida }) => exact(recibida).units > 0n)
  return lines.flatMap(({ linea, item, descripcion, cantidad, valor, recibida, facturada }) => {
    const pendiente = leftOf(cantidad, facturada)
    if (exact(pendiente).units === 0n) return []
    const received = leftOf(recibida, facturada)
    const isLess = compareDecimals(exact(received), exact(pendiente)) < 0
    const due = hasEntries && isLess ? received : pendiente
    return [
      {
        linea,
        item,
        descripcion,
        pendiente,
        recibida: received,
        cantidad: due,
        valor: worthOf(due, cantidad, valor),
      },
    ]
  })
}
