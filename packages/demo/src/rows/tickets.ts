import type { StateOf } from '@enlace/domain/states.ts'
import type { ListedTicketRow, PurchaseTicketLineRow } from '@enlace/database/load/tables/purchase-tickets.ts'
import { totalOf } from '../history/amounts.ts'
import type { Ticket } from '../history/documents.ts'
import { demoRejectionReasons } from '../texts/documents.ts'

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
    ...checkedOf(ticket, cantidad, place),
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

/**
 * The parts of a received quantity after its check: entries with a difference were checked, and a part of their first item was rejected;
 * of every second one a unit waits for a decision.
 */
function checkedOf({ fate, numero }: Ticket, cantidad: number, place: number) {
  const turn = Number(numero.replaceAll(/\D/g, '').slice(-3))
  if (fate !== 'different' || cantidad < 3)
    return {
      cantidad_aceptada: null,
      cantidad_rechazada: null,
      cantidad_cuarentena: null,
      motivo_rechazo: null,
    }
  const rejected = place === 0 ? Math.ceil(cantidad / 10) : 0
  const quarantine = place === 0 && turn % 2 === 0 ? 1 : 0
  const reason = demoRejectionReasons[turn % demoRejectionReasons.length] ?? null
  return {
    cantidad_aceptada: String(cantidad - rejected - quarantine),
    cantidad_rechazada: String(rejected),
    cantidad_cuarentena: String(quarantine),
    motivo_rechazo: rejected > 0 ? reason : null,
  }
}

function stateOf({ fate, lines }: Ticket): StateOf<'entrada'> {
  if (fate === 'reversed') return 'reversada'
  const invoiced = lines.filter(({ isInvoiced }) => isInvoiced).length
  if (invoiced === lines.length) return 'facturada'
  if (invoiced > 0) return 'facturada_parcial'
  return fate === 'different' ? 'con_diferencia' : 'registrada'
}
