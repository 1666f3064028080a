import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { Money } from '@enlace/domain/money.ts'
import type { StateOf } from '@enlace/domain/states.ts'
import type { Withheld } from '@enlace/domain/withholding.ts'
import type { City, Plant } from '../catalogue/places.ts'
import type { TradeItem } from '../catalogue/trade.ts'

/** The place to which a supplier's branch delivers: documents are numbered by the plant's operating centre. */
export interface Site {
  /** Index of the branch among the supplier's. */
  branch: number
  city: City
  plant: Plant
  termDays: number
  /** Prefix of the branch's own invoice numbers. */
  prefix: string
}

/** The amounts of a line: neto = bruto − descuento + iva. */
export interface Amounts {
  valor_bruto: Money
  valor_descuento: Money
  iva: Money
  valor_neto: Money
}

/** The ordered quantity of one item. */
export interface OrderLine {
  item: TradeItem
  extension: string | null
  cantidad: number
  precio: string
  discount: string
  amounts: Amounts
}

/** A purchase order and its receipts. */
export interface Order {
  numero: string
  site: Site
  moneda: string
  concept: string
  fecha: CalendarDate
  fecha_entrega: CalendarDate
  buyer: number
  lines: OrderLine[]
  tickets: Ticket[]
  isCancelled: boolean
}

/** The received quantity of an ordered line. */
export interface TicketLine {
  of: OrderLine
  cantidad: number
  amounts: Amounts
  isInvoiced: boolean
}

/** The state that a warehouse entry reaches before it is invoiced. */
export type TicketFate = 'normal' | 'reversed' | 'different' | 'partial' | 'waiting' | 'rejected' | 'annulled'

/** A warehouse entry. */
export interface Ticket {
  numero: string
  order: Order
  fecha: CalendarDate
  remision: string
  lines: TicketLine[]
  fate: TicketFate
}

/** One attempt to pay an invoice: all of it or half. */
export interface Attempt {
  fecha: CalendarDate
  estado: StateOf<'pago'>
  isHalf: boolean
  discount: Money
}

/** What prevents an invoice from being paid as usual. */
export type InvoiceFate =
  | 'normal'
  | 'rejected'
  | 'annulled'
  | 'blocked'
  | 'half-paid'
  | 'returned-by-bank'
  | 'in-approval'
  | 'unscheduled'
  | 'credit'
  | 'without-due-date'

/** The withholdings of an invoice, as documents show them. */
export interface Withholdings {
  valor_retefuente: Money
  valor_reteiva: Money
  valor_reteica: Money
}

/** A supplier's invoice on its way to payment. */
export interface Invoice {
  factura: string
  site: Site
  moneda: string
  tickets: Ticket[]
  order: Order | null
  fecha_proveedor: CalendarDate
  fecha_aceptada: CalendarDate
  fecha_causada: CalendarDate
  fecha_vencimiento: CalendarDate
  /** The payment run that pays it unless something prevents it. */
  run: CalendarDate
  paysEarly: boolean
  base: Money
  iva: Money
  facturado: Money
  /** The withholding concept. */
  concept: string
  /** The withholdings by type, and as the invoice's three figures. */
  withheld: Withheld[]
  withholdings: Withholdings
  neto: Money
  fate: InvoiceFate
  motivo: string | null
  attempts: Attempt[]
  /** Debit notes applied to it so far. */
  noted: Money
}

/** A debit note: part of a delivery that the buyer does not pay. */
export interface Note {
  numero: string
  fecha: CalendarDate
  motivo: string
  invoice: Invoice
  valor_bruto: Money
  valor_descuento: Money
  valor_impuesto: Money
  valor_nota: Money
  applied: { invoice: Invoice; saldo: Money; valor: Money; saldo_nuevo: Money }[]
  estado: StateOf<'nota_debito'>
}

/** A payment of several invoices of one branch and operating centre. */
export interface Payment {
  numero: string
  fecha: CalendarDate
  site: Site
  moneda: string
  estado: StateOf<'pago'>
  bank: number
  lines: PaymentLine[]
}

/** The part of a payment for one invoice. */
export interface PaymentLine {
  invoice: Invoice
  valor_factura: Money
  withholdings: Withholdings
  discount: Money
  note: Money
  neto: Money
}

/** All documents of one supplier. */
export interface History {
  orders: Order[]
  tickets: Ticket[]
  invoices: Invoice[]
  notes: Note[]
  payments: Payment[]
}
