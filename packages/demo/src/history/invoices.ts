import { addDays, daysBetween } from '@enlace/domain/calendar-date.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { nextBusinessDay } from '@enlace/domain/holidays.ts'
import { addMoney, subtractMoney, sumMoney, zeroMoney } from '@enlace/domain/money.ts'
import type { Money } from '@enlace/domain/money.ts'
import type { Regime, Withheld } from '@enlace/domain/withholding.ts'
import type { Random } from '../core/random.ts'
import { totalOf } from './amounts.ts'
import type { Invoice, InvoiceFate, Order, Site, Ticket, TicketLine } from './documents.ts'
import { runFrom } from './payment-runs.ts'
import { withheldOf, withholdingsOf } from './withheld.ts'

/** The input for generating an invoice. */
export interface InvoiceBasis {
  site: Site
  moneda: string
  concept: string
  regime: Regime
  fecha: CalendarDate
  base: Money
  iva: Money
  tickets?: Ticket[]
  order?: Order
  /** The withholdings, if they do not follow from the invoice's own value. */
  withheld?: Withheld[]
  fate?: InvoiceFate
  motivo?: string
}

const rejections = [
  'El número de la orden de compra no corresponde',
  'El valor del IVA no coincide con la orden de compra',
  'La factura llegó a una compañía distinta',
]
const annulment = 'Anulada con nota crédito del proveedor; se facturó de nuevo'

/** Days that count as recent: temporary states occur there, on whatever day the demo begins. */
export const recentDays = 45

/** Assigns outcomes to the entries in turn, so that every state occurs on every day that the demo begins. */
export function assignFates(tickets: readonly Ticket[], today: CalendarDate): void {
  let recent = 0
  tickets.forEach((ticket, place) => {
    if (place % 70 === 35) ticket.fate = 'reversed'
    else if (place % 90 === 40) ticket.fate = 'annulled'
    else if (place % 90 === 80) ticket.fate = 'rejected'
    if (daysBetween(ticket.fecha, today) > recentDays) return
    const turn = recent % 14
    if (turn === 3) ticket.fate = 'different'
    else if ((turn === 5 || turn === 11) && ticket.lines.length > 1) ticket.fate = 'partial'
    else if (turn === 8) ticket.fate = 'waiting'
    else if (recent % 28 === 13) ticket.fate = 'rejected'
    else if (recent === 1 || recent === 20) ticket.fate = 'reversed'
    recent += 1
  })
}

/** Generates the invoices of an order's entries: usually one each, sometimes one for two entries. */
export function invoiceOrder(order: Order, regime: Regime, today: CalendarDate, random: Random): Invoice[] {
  const invoices: Invoice[] = []
  const open = order.tickets.filter(({ fate }) => !['reversed', 'different', 'waiting'].includes(fate))
  for (let place = 0; place < open.length; place += 1) {
    const [ticket, next] = [open[place], open[place + 1]]
    if (ticket === undefined) break
    const isJoint = ticket.fate === 'normal' && next?.fate === 'normal' && random.chance(14)
    const together = isJoint ? [ticket, next] : [ticket]
    if (isJoint) place += 1
    const delivered = together.at(-1)?.fecha ?? ticket.fecha
    const fecha = nextBusinessDay(addDays(delivered, random.integer(0, 3)))
    const lines = together.flatMap((entry) =>
      entry.fate === 'partial' ? entry.lines.slice(0, -1) : entry.lines,
    )
    invoices.push(...invoiceLines(order, together, lines, { fecha, regime, today }, random))
  }
  return invoices
}

interface When {
  fecha: CalendarDate
  regime: Regime
  today: CalendarDate
}

/** The invoice of some received lines; a refused one comes first and is sent again some days later. */
function invoiceLines(order: Order, tickets: Ticket[], lines: TicketLine[], when: When, random: Random) {
  const { valor_bruto, valor_descuento, iva } = totalOf(lines)
  const { site, moneda, concept } = order
  const base = subtractMoney(valor_bruto, valor_descuento)
  const basis = { site, moneda, concept, regime: when.regime, base, iva, tickets, order }
  const fate = tickets[0]?.fate
  const dates: { fecha: CalendarDate; fate: InvoiceFate; motivo?: string }[] = [
    { fecha: when.fecha, fate: 'normal' },
  ]
  if (fate === 'rejected' || fate === 'annulled') {
    const motivo = fate === 'rejected' ? random.pick(rejections) : annulment
    dates.unshift({ fecha: when.fecha, fate, motivo })
    dates[1] = { fecha: nextBusinessDay(addDays(when.fecha, random.integer(2, 6))), fate: 'normal' }
  }
  const sent = dates.filter(({ fecha }) => fecha <= when.today)
  if (sent.some((entry) => entry.fate === 'normal')) for (const line of lines) line.isInvoiced = true
  return sent.map((entry) => drawInvoice({ ...basis, ...entry }, random))
}

/** One invoice with its dates: accepted within days, then recorded, due after the term, paid in a Friday's run. */
export function drawInvoice(basis: InvoiceBasis, random: Random): Invoice {
  const { site, moneda, concept, regime, fecha, base, iva } = basis
  const facturado = addMoney(base, iva)
  const invoice: Invoice = {
    factura: '',
    site,
    moneda,
    tickets: basis.tickets ?? [],
    order: basis.order ?? null,
    fecha_proveedor: fecha,
    fecha_aceptada: fecha,
    fecha_causada: fecha,
    fecha_vencimiento: fecha,
    run: fecha,
    paysEarly: moneda === 'COP' && random.chance(2),
    base,
    iva,
    facturado,
    concept,
    withheld: [],
    withholdings: withholdingsOf([]),
    neto: facturado,
    fate: basis.fate ?? 'normal',
    motivo: basis.motivo ?? null,
    attempts: [],
    noted: zeroMoney,
  }
  dateInvoice(invoice, random)
  // The rates and bases of the day of the record apply.
  invoice.withheld = basis.withheld ?? withheldOf(invoice, regime)
  invoice.withholdings = withholdingsOf(invoice.withheld)
  invoice.neto = subtractMoney(facturado, sumMoney(Object.values(invoice.withholdings)))
  return invoice
}

/** Sets the dates of an invoice that follow from its day. */
export function dateInvoice(invoice: Invoice, random: Random): void {
  const { fecha_proveedor, site, paysEarly } = invoice
  invoice.fecha_aceptada = nextBusinessDay(addDays(fecha_proveedor, random.integer(2, 5)))
  invoice.fecha_causada = nextBusinessDay(addDays(invoice.fecha_aceptada, random.integer(1, 5)))
  invoice.fecha_vencimiento = addDays(fecha_proveedor, site.termDays)
  const delay = random.pick([0, 0, 0, 0, 0, 0, 0, 0, 7, 14])
  const early = runFrom(addDays(invoice.fecha_causada, 5))
  const isEarly = paysEarly && early < invoice.fecha_vencimiento
  invoice.run = isEarly ? early : runFrom(addDays(invoice.fecha_vencimiento, delay))
}
