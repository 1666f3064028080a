import { daysBetween, type CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { Findings } from '../../core/findings/finding.ts'
import type { NamedOrder, Receipt } from '../../core/documents/receipt.ts'

/** An order known from its receipts. */
export interface ReceivedOrder {
  key: string
  nro_orden: string
  supplier: string
  fecha: CalendarDate
  receipts: Receipt[]
}

/** A receipt that names an order. */
type Ordered = Receipt & { order: NamedOrder }

/** A receipt without the order's date joins an order of at most this many days before it. */
const longestDelivery = 730

/**
 * The orders that receipts name. Numbers restart every year, so an order is identified by supplier, type, number and
 * year; a receipt without the order's date joins the latest such order before it, otherwise its own day becomes the
 * order's.
 */
export function mapPurchaseOrders(receipts: readonly Receipt[], findings: Findings): ReceivedOrder[] {
  const orders = new Map<string, ReceivedOrder>()
  const ordered = receipts.filter((receipt): receipt is Ordered => receipt.order !== null)
  for (const receipt of ordered) if (receipt.order.fecha !== null) join(orders, receipt, receipt.order.fecha)
  for (const receipt of ordered) {
    if (receipt.order.fecha !== null) continue
    const known = latestBefore([...orders.values()], receipt)
    if (known) known.receipts.push(receipt)
    else join(orders, receipt, receipt.fecha)
    findings.doubt(receipt.place, 'order-date-missing', {
      value: receipt.order.number,
      values: { orden: known?.nro_orden ?? nameOf(receipt.order, receipt.fecha) },
    })
  }
  return [...orders.values()].map((order) => dated(order, findings))
}

function join(orders: Map<string, ReceivedOrder>, receipt: Ordered, fecha: CalendarDate): void {
  const { letters, number } = receipt.order
  const key = [receipt.supplier, letters, number, fecha.slice(0, 4)].join('|')
  const order = orders.get(key)
  if (order) order.receipts.push(receipt)
  else {
    const nro_orden = nameOf(receipt.order, fecha)
    orders.set(key, { key, nro_orden, supplier: receipt.supplier, fecha, receipts: [receipt] })
  }
}

/** The displayed number: type, number and year, `OC-107-2011`. */
function nameOf({ letters, number }: NamedOrder, fecha: CalendarDate): string {
  return `${letters}-${number}-${fecha.slice(0, 4)}`
}

function latestBefore(orders: readonly ReceivedOrder[], receipt: Ordered): ReceivedOrder | undefined {
  const { letters, number } = receipt.order
  const start = `${[receipt.supplier, letters, number].join('|')}|`
  return orders
    .filter(({ key, fecha }) => {
      const age = daysBetween(fecha, receipt.fecha)
      return key.startsWith(start) && age >= 0 && age <= longestDelivery
    })
    .toSorted((one, other) => (one.fecha < other.fecha ? 1 : -1))[0]
}

/** The order with the date that most of its receipts name, the earliest on a tie; other dates are reported. */
function dated(order: ReceivedOrder, findings: Findings): ReceivedOrder {
  const named = order.receipts.flatMap((receipt) => receipt.order?.fecha ?? [])
  const times = (date: CalendarDate) => named.filter((other) => other === date).length
  const [fecha = order.fecha] = named.toSorted().toSorted((one, other) => times(other) - times(one))
  for (const receipt of order.receipts) {
    const own = receipt.order?.fecha ?? null
    if (own !== null && own !== fecha) {
      findings.doubt(receipt.place, 'order-date-differs', {
        value: own,
        values: { orden: order.nro_orden, fecha },
      })
    }
    if (fecha > receipt.fecha) {
      findings.doubt(receipt.place, 'order-after-receipt', {
        value: fecha,
        values: { orden: order.nro_orden, entrada: receipt.fecha },
      })
    }
  }
  return { ...order, fecha, receipts: order.receipts.toSorted(byPlace) }
}

function byPlace(one: Receipt, other: Receipt): number {
  return one.place.line - other.place.line
}
