import { addDays, daysBetween } from '@enlace/domain/calendar-date.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { nextBusinessDay, previousBusinessDay } from '@enlace/domain/holidays.ts'
import type { Random } from '../core/random.ts'
import type { Trade, TradeItem } from '../catalogue/trade.ts'
import { amountsOf, priceAt } from './amounts.ts'
import type { Order, OrderLine, Site, Ticket } from './documents.ts'

/** How much a buyer orders from a supplier, and since when. */
export interface OrderPlan {
  sites: readonly Site[]
  trade: Trade
  from: CalendarDate
  /** The last day on which an order was placed. */
  until: CalendarDate
  today: CalendarDate
  count: number
  maxLines: number
  maxDeliveries: number
  moneda: string
}

/** Generates the orders of a supplier with the deliveries that have arrived by today, oldest first. */
export function drawOrders(plan: OrderPlan, random: Random): Order[] {
  const { from, until, count } = plan
  const span = daysBetween(from, until)
  const days = Array.from({ length: count }, () => Math.floor(span * random.next() ** 0.72))
  return days
    .toSorted((one, other) => one - other)
    .map((day) => drawOrder(plan, previousBusinessDay(addDays(from, day)), random))
}

function drawOrder(plan: OrderPlan, fecha: CalendarDate, random: Random): Order {
  const { trade, today, maxLines, maxDeliveries, moneda } = plan
  const wanted = 1 + Math.floor(maxLines * random.next() ** 1.7)
  const items = random.shuffle(trade.items).slice(0, Math.min(wanted, maxLines))
  const parts = 1 + Math.floor(maxDeliveries * random.next() ** 0.8)
  const first = random.integer(8, 20)
  const gap = random.integer(4, 9)
  const dates = Array.from({ length: parts }, (_, part) =>
    nextBusinessDay(addDays(fecha, first + part * gap)),
  )
  const order: Order = {
    numero: '',
    site: random.pick(plan.sites),
    moneda,
    concept: trade.concept,
    fecha,
    fecha_entrega: dates.at(-1) ?? fecha,
    buyer: random.integer(0, 99),
    lines: items.map((item) => drawLine(item, fecha, today, random)),
    tickets: [],
    isCancelled: random.chance(2),
  }
  if (!order.isCancelled) order.tickets = deliver(order, dates, today, random)
  return order
}

function drawLine(item: TradeItem, fecha: CalendarDate, today: CalendarDate, random: Random): OrderLine {
  const [from, to] = item.quantity
  const step = to >= 1_000 ? 100 : to >= 100 ? 10 : 1
  const cantidad = Math.max(step, Math.round(random.integer(from, to) / step) * step)
  const precio = priceAt(item.price, fecha, today, random)
  const discount = random.pick(['0', '0', '0', '0.02', '0.03', '0.05'])
  return {
    item,
    extension: item.extensions.length === 0 ? null : random.pick(item.extensions),
    cantidad,
    precio,
    discount,
    amounts: amountsOf(cantidad, precio, discount, item.iva),
  }
}

/** Splits the ordered quantities over the deliveries; those after today have not arrived yet, some never arrive. */
function deliver(order: Order, dates: CalendarDate[], today: CalendarDate, random: Random): Ticket[] {
  const isShort = random.chance(4)
  const loads = dates.map(() => new Map<OrderLine, number>())
  for (const line of order.lines) {
    const place = random.integer(0, dates.length - 1)
    const isSplit = place + 1 < dates.length && line.cantidad > 1 && random.chance(55)
    const now = isSplit ? Math.ceil(line.cantidad / 2) : line.cantidad
    loads[place]?.set(line, now)
    if (isSplit) loads[place + 1]?.set(line, line.cantidad - now)
  }
  const last = isShort && dates.length > 1 ? dates.length - 1 : dates.length
  return dates.flatMap((fecha, place) => {
    const load = loads[place]
    if (fecha > today || place >= last || load === undefined || load.size === 0) return []
    return [receive(order, fecha, load, random)]
  })
}

function receive(order: Order, fecha: CalendarDate, load: Map<OrderLine, number>, random: Random): Ticket {
  return {
    numero: '',
    order,
    fecha,
    remision: `RM-${random.integer(10_000, 99_999)}`,
    lines: [...load].map(([of, cantidad]) => ({
      of,
      cantidad,
      amounts: amountsOf(cantidad, of.precio, of.discount, of.item.iva),
      isInvoiced: false,
    })),
    fate: 'normal',
  }
}
