import type { StateOf } from '@enlace/domain/states.ts'
import type { ListedTicketRow, PurchaseTicketLineRow } from '@enlace/database/load/tables/purchase-tickets.ts'
import { totalOf } from '../history/amounts.ts'
import type { Ticket } from '../history/documents.ts'

/** The entry as a row. */
export function ticketRow(account_key: string, ticket: Ticket): ListedTicketRow {
  const { order } = ticket
  const total = totalOf(ticket.lines)
  return {
    erp_key: ticket.numero,
    account_key,
    nro_entrada: ticket.numero,
    fecha: ticket.fecha,
    oc_relacionada: order.numero,
    order_key: order.numero,
    bodega: order.site.plant.bodega,
    remision: ticket.remision,
    moneda: order.moneda,
    valor_bruto: total.valor_bruto,
    valor_descuento: total.valor_descuento,
    valor_impuesto: total.iva,
    valor_neto: total.valor_neto,
    estado: stateOf(ticket),
  }
}

/** The items of an entry as rows. */
export function ticketLineRows(ticket: Ticket): PurchaseTicketLineRow[] {
  return ticket.lines.map(({ of, cantidad, amounts }, place) => ({
    ...amounts,
    ticket_key: ticket.numero,
    linea: place + 1,
    item: of.item.item,
    descripcion: of.item.descripcion,
    extension: of.extension,
    um: of.item.um,
    cantidad: String(cantidad),
    canti_adicional: of.item.pack === null ? null : String(Math.ceil(cantidad / of.item.pack)),
    precio: of.precio,
  }))
}

function stateOf({ fate, lines }: Ticket): StateOf<'entrada'> {
  if (fate === 'reversed') return 'reversada'
  const invoiced = lines.filter(({ isInvoiced }) => isInvoiced).length
  if (invoiced === lines.length) return 'facturada'
  if (invoiced > 0) return 'facturada_parcial'
  return fate === 'different' ? 'con_diferencia' : 'registrada'
}
