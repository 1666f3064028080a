import { addDays, compareDates, daysBetween } from '@enlace/domain/calendar-date.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { previousBusinessDay } from '@enlace/domain/holidays.ts'
import { multiplyMoney, negateMoney } from '@enlace/domain/money.ts'
import type { Regime } from '@enlace/domain/withholding.ts'
import { extras, resins } from '../catalogue/packaging.ts'
import type { Trade } from '../catalogue/trade.ts'
import type { Random } from '../core/random.ts'
import { amountsOf, priceAt } from './amounts.ts'
import type { History, Invoice, Order, Site } from './documents.ts'
import { attemptPayments, drawFailures, holdInvoices } from './holds.ts'
import type { Holds } from './holds.ts'
import { assignFates, dateInvoice, drawInvoice, invoiceOrder } from './invoices.ts'
import { drawNotes } from './notes.ts'
import { drawOrders } from './orders.ts'
import { runAfter } from './payment-runs.ts'
import { drawPayments } from './payments.ts'
import { takenBack } from './withheld.ts'

/** The size of a supplier's history. */
export interface HistoryPlan {
  sites: readonly Site[]
  trade: Trade
  regime: Regime
  from: CalendarDate
  today: CalendarDate
  orders: number
  maxLines: number
  maxDeliveries: number
  holds: Holds
  /** One debit note per this many invoices. */
  noteEvery: number
  /** Whether it also has rare cases: dollars, a credit, invoices without an order or without a due date. */
  isFull: boolean
}

/** Generates a supplier's documents from the first order until today, consistent with each other. */
export function drawHistory(plan: HistoryPlan, random: Random): History {
  const { today, regime, holds, noteEvery, isFull } = plan
  const pesos = drawOrders({ ...plan, until: today, count: plan.orders, moneda: 'COP' }, random)
  const tickets = pesos.flatMap((order) => order.tickets).toSorted(byDate)
  assignFates(tickets, today)
  const dollars = isFull ? drawDollarOrders(plan, random) : []
  const orders = [...pesos, ...dollars]
  const invoices = orders.flatMap((order) => invoiceOrder(order, regime, today, random))
  if (isFull) invoices.push(...drawExtras(plan, random))
  invoices.sort((one, other) => compareDates(one.fecha_proveedor, other.fecha_proveedor))
  letOneFallDueToday(invoices, today, random)
  holdInvoices(invoices, holds, today, random)
  if (isFull) addRarities(invoices, today, random)
  const notes = drawNotes(invoices, noteEvery, today, random)
  attemptPayments(invoices, drawFailures(invoices, today, random), today)
  return {
    orders: orders.toSorted(byDate),
    tickets: orders.flatMap((order) => order.tickets).toSorted(byDate),
    invoices,
    notes: notes.toSorted(byDate),
    payments: drawPayments(invoices),
  }
}

function byDate(one: { fecha: CalendarDate }, other: { fecha: CalendarDate }): number {
  return compareDates(one.fecha, other.fecha)
}

/** Resin is bought in dollars: some orders that were paid long ago, and two with open invoices. */
function drawDollarOrders(plan: HistoryPlan, random: Random): Order[] {
  const { today } = plan
  const sites = plan.sites.slice(0, 1)
  const shared = { sites, trade: resins, today, maxLines: 2, maxDeliveries: 1, moneda: 'USD' }
  return [
    ...drawOrders({ ...shared, from: plan.from, until: addDays(today, -200), count: 6 }, random),
    ...drawOrders({ ...shared, from: addDays(today, -55), until: addDays(today, -48), count: 2 }, random),
  ].map((order) => Object.assign(order, { isCancelled: false }))
}

/** Invoices without a purchase order: freight and printing plates. */
function drawExtras({ sites, regime, from, today }: HistoryPlan, random: Random): Invoice[] {
  const span = daysBetween(from, today)
  return Array.from({ length: 520 }, () => {
    const trade = random.chance(70) ? extras.freight : extras.plates
    const item = random.pick(trade.items)
    const fecha = previousBusinessDay(addDays(from, random.integer(10, span)))
    const cantidad = random.integer(...item.quantity)
    const { valor_bruto: base, iva } = amountsOf(
      cantidad,
      priceAt(item.price, fecha, today, random),
      '0',
      item.iva,
    )
    const { concept } = trade
    return drawInvoice({ site: random.pick(sites), moneda: 'COP', concept, regime, fecha, base, iva }, random)
  })
}

/** Moves one open invoice by some days, so that one falls due today: due, and not yet overdue. */
function letOneFallDueToday(invoices: readonly Invoice[], today: CalendarDate, random: Random): void {
  const latest = invoices
    .filter(({ fate, fecha_vencimiento }) => fate === 'normal' && fecha_vencimiento <= today)
    .toSorted((one, other) => compareDates(other.fecha_vencimiento, one.fecha_vencimiento))[0]
  if (latest === undefined || daysBetween(latest.fecha_vencimiento, today) > 10) return
  latest.fecha_proveedor = addDays(latest.fecha_proveedor, daysBetween(latest.fecha_vencimiento, today))
  latest.paysEarly = false
  dateInvoice(latest, random)
  // Today's run, if any, was prepared before this invoice fell due.
  latest.run = runAfter(today)
}

/** Adds one credit in the buyer's favour, and three invoices without a due date in the ERP. */
function addRarities(invoices: Invoice[], today: CalendarDate, random: Random): void {
  const open = invoices.filter(
    ({ fate, run, fecha_causada, moneda }) =>
      fate === 'normal' && moneda === 'COP' && run > addDays(today, 21) && fecha_causada <= today,
  )
  for (const invoice of random.shuffle(open).slice(0, 3)) invoice.fate = 'without-due-date'
  const model = open.find(({ fate, order }) => fate === 'normal' && order !== null)
  if (model === undefined) return
  const base = negateMoney(multiplyMoney(model.base, '0.1'))
  const fecha = model.fecha_causada
  const { site, moneda } = model
  const iva = multiplyMoney(base, '0.19')
  const withheld = takenBack(model.withheld, base, iva)
  const concept = 'compras_declarante'
  const credit = drawInvoice(
    { site, moneda, concept, regime: '48', fecha, base, iva, withheld, fate: 'credit' },
    random,
  )
  credit.fecha_causada = fecha
  credit.fecha_aceptada = fecha
  invoices.push(credit)
}
