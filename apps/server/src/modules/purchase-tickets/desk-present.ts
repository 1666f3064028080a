import type { PurchaseTicket } from '@enlace/contract/purchase-tickets/schemas'
import { describeDocuments } from '../documents/index.ts'
import { ticketContent } from './pdf-present.ts'
import { findPurchaseTicket, ticketRows } from './queries.ts'

/** Entries as the staff reads them. */
export const describedTickets = describeDocuments<PurchaseTicket>({
  kind: 'purchase-tickets',
  rows: ticketRows,
  present: ({ id, nro_entrada, fecha, moneda, valor_neto, estado }) => ({
    id,
    numero: nro_entrada,
    fecha,
    vence: null,
    moneda,
    valor: valor_neto,
    saldo: null,
    estado,
  }),
  async find(db, scope, id) {
    const ticket = await findPurchaseTicket(db, scope, id)
    if (ticket === undefined) return undefined
    const { nro_entrada: numero, sucursal, related } = ticket
    return { numero, sucursal, related, content: ticketContent(ticket) }
  },
})
