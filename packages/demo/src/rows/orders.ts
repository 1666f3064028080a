import { addDays, daysBetween } from '@enlace/domain/calendar-date.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { shareOf, sumMoney } from '@enlace/domain/money.ts'
import type { Money } from '@enlace/domain/money.ts'
import type { StateOf } from '@enlace/domain/states.ts'
import { columnsWithout, type LoadedRow } from '@enlace/database/load/tables/loaded-row.ts'
import { ownedLoad, type OwnedRow } from '@enlace/database/load/tables/owner.ts'
import type { ListedOrderLineRow } from '@enlace/database/load/tables/purchase-order.ts'
import { totalOf } from '../history/amounts.ts'
import type { Order, OrderLine, TicketLine } from '../history/documents.ts'

/** The buyer of the company. */
export interface Buyer {
  nombre: string
  correo: string
  telefono: string
}

const columns = columnsWithout('purchase_order', ['acto_estado', 'acto_sobre', 'comentarios_sin_responder'])

/** A purchase order with its buyer and place of delivery. */
export type OrderRow = OwnedRow &
  LoadedRow<'purchase_order', typeof columns> & { estado: StateOf<'orden_compra'> }

/** How the demo's purchase orders are loaded. */
export const ordersLoad = ownedLoad<OrderRow>('purchase_order', columns)

const remarks = [
  'Entregar de lunes a viernes de 7:00 a. m. a 3:00 p. m.',
  'Citar el número de esta orden en la remisión y en la factura.',
  'Entregar con certificado de calidad del lote.',
  'Paletizar a una altura máxima de 1,60 m.',
]

/** The orders of a supplier as rows, oldest first; their states follow from what was received and invoiced. */
export function orderRows(
  account_key: (order: Order) => string,
  orders: readonly Order[],
  buyers: readonly Buyer[],
  today: CalendarDate,
): OrderRow[] {
  const untouched = orders
    .filter((order) => !order.isCancelled && shareReceived(order) === '0.00')
    .toReversed()
  return orders.map((order) => {
    const { site } = order
    const total = totalOf(order.lines)
    const buyer = buyers[order.buyer % buyers.length]
    const recibido_pct = shareReceived(order)
    const facturado_pct = shareInvoiced(order)
    const estado = stateOf(order, untouched.indexOf(order), recibido_pct, facturado_pct, today)
    const seenOn = addDays(order.fecha, order.buyer % 2)
    return {
      erp_key: order.numero,
      account_key: account_key(order),
      nro_orden: order.numero,
      fecha: order.fecha,
      fecha_entrega: order.fecha_entrega,
      comprador: buyer?.nombre ?? null,
      comprador_correo: buyer?.correo ?? null,
      comprador_telefono: buyer?.telefono ?? null,
      bodega: site.plant.bodega,
      direccion_entrega: site.plant.direccion,
      condicion_pago: `${site.termDays} días`,
      observaciones: order.buyer % 3 === 0 ? (remarks[order.buyer % remarks.length] ?? null) : null,
      moneda: order.moneda,
      valor_bruto: total.valor_bruto,
      valor_descuento: total.valor_descuento,
      valor_impuesto: total.iva,
      valor_neto: total.valor_neto,
      recibido_pct,
      facturado_pct,
      estado,
      vista_at:
        estado === 'nueva' || seenOn >= today ? null : `${seenOn}T15:${10 + (order.buyer % 50)}:00-05:00`,
    }
  })
}

/** The lines of an order as rows, with the received and the invoiced quantity of each. */
export function orderLineRows(order: Order): ListedOrderLineRow[] {
  const received = order.tickets.filter(({ fate }) => fate !== 'reversed').flatMap((ticket) => ticket.lines)
  const quantityOf = (line: OrderLine, lines: readonly TicketLine[]) =>
    String(lines.filter(({ of }) => of === line).reduce((sum, { cantidad }) => sum + cantidad, 0))
  return order.lines.map((line, place) => ({
    ...line.amounts,
    order_key: order.numero,
    linea: place + 1,
    item: line.item.item,
    descripcion: line.item.descripcion,
    extension: line.extension,
    um: line.item.um,
    cantidad: String(line.cantidad),
    cantidad_recibida: quantityOf(line, received),
    cantidad_facturada: quantityOf(
      line,
      received.filter(({ isInvoiced }) => isInvoiced),
    ),
    precio: line.precio,
    fecha_entrega: order.fecha_entrega,
  }))
}

function shareReceived({ lines, tickets }: Order): string {
  const received = tickets.filter(({ fate }) => fate !== 'reversed').flatMap((ticket) => ticket.lines)
  return shareOf(sumMoney(received.map(gross)), sumMoney(lines.map(gross)), 2)
}

function shareInvoiced({ lines, tickets }: Order): string {
  const invoiced = tickets.flatMap((ticket) => ticket.lines).filter(({ isInvoiced }) => isInvoiced)
  return shareOf(sumMoney(invoiced.map(gross)), sumMoney(lines.map(gross)), 2)
}

function gross({ amounts }: { amounts: { valor_bruto: Money } }): Money {
  return amounts.valor_bruto
}

/** The states of the newest orders without receipts, in turn. */
const waiting = [
  ...(['nueva', 'nueva', 'nueva', 'nueva', 'nueva'] as const),
  ...(['vista', 'con_novedad', 'confirmada', 'confirmada', 'vista'] as const),
] as const

function stateOf(
  order: Order,
  place: number,
  recibido: string,
  facturado: string,
  today: CalendarDate,
): StateOf<'orden_compra'> {
  const age = daysBetween(order.fecha_entrega, today)
  if (order.isCancelled) return 'anulada'
  if (recibido === '0.00') return age > 60 ? 'cerrada' : (waiting[place] ?? 'confirmada')
  if (recibido !== '100.00') return age > 60 ? 'cerrada' : 'recibida_parcial'
  return facturado === '100.00' && age > 45 ? 'cerrada' : 'recibida'
}
