import { sql } from 'kysely'
import type { DocumentFootFacts } from '@enlace/contract/documents/foot.ts'
import { ticketDocument } from '@enlace/contract/purchase-tickets/document.ts'
import type {
  PurchaseTicketDetail,
  PurchaseTicketLine,
  PurchaseTicketsQuery,
} from '@enlace/contract/purchase-tickets/schemas.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { actedOn, ticketActs } from '../acts/index.ts'
import { isInScope } from '../../core/list/queries.ts'
import { documentList, footOf, foundByItem, selected } from '../documents/index.ts'

/** Entries that can be invoiced today: received, not reversed, not fully invoiced (screens 2.5). */
const isToInvoice = sql<boolean>`estado in ('registrada', 'con_diferencia', 'facturada_parcial')`

/** The warehouse entries; a difference reported by the supplier counts as their state. */
export const tickets = documentList(ticketDocument, {
  from: sql`purchase_tickets`,
  sources: { estado: 'estado_visible' },
  search: {
    text: ['nro_entrada', 'oc_relacionada', 'remision'],
    alsoFound: foundByItem('purchase_tickets_lines', 'purchase_ticket_id'),
  },
  narrow: ({ sin_facturar }) => (sin_facturar ? [isToInvoice] : []),
})

/** Returns a page of entries. */
export const findPurchaseTickets = (db: Database, scope: Scope, filter: PurchaseTicketsQuery) =>
  tickets.find(db, scope, filter, {
    sin_facturar: sql`case when ${isToInvoice} then array['1'] else array[]::text[] end`,
  })

/** Finds a warehouse entry of the scope with its items; undefined if it does not exist. */
export async function findPurchaseTicket(db: Database, scope: Scope, id: string) {
  const [[ticket], lines, [acted], related, attachments, history] = await db.read(scope, [
    sql<Omit<PurchaseTicketDetail, 'lines' | 'acts' | keyof DocumentFootFacts>>`select ${tickets.columns},
        (select nombre from branch_accounts b where b.company_id = t.company_id and b.id = t.third_id) as sucursal
      from purchase_tickets t where ${isInScope(scope)} and id = ${id}`.compile(query),
    sql<PurchaseTicketLine>`select ${selected(ticketDocument.lines, {})}
      from purchase_tickets_lines where company_id = ${scopeCompany} and purchase_ticket_id = ${id}
      order by linea`.compile(query),
    actedOn('purchase-tickets', id),
    ...footOf('purchase-tickets', id),
  ])
  return ticket && { ...ticket, lines, acts: ticketActs(ticket.estado, acted), related, attachments, history }
}
