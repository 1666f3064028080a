import { sql } from 'kysely'
import type { DocumentFootFacts } from '@enlace/contract/documents/foot.ts'
import { deskTicketDocument } from '@enlace/contract/purchase-tickets/desk/document.ts'
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
import { deskList, documentList, footOf, foundByItem, selected } from '../documents/index.ts'

/** Entries that can be invoiced today: received, not reversed, not fully invoiced (screens 2.5). */
const isToInvoice = sql<boolean>`estado in ('registrada', 'con_diferencia', 'facturada_parcial')`

/** Entries of which the company rejected something. */
const hasRejections = sql<boolean>`con_rechazos = true`

/** The table; a difference reported by the supplier counts as the state of an entry. */
const read = {
  from: sql`purchase_tickets`,
  sources: { estado: 'estado_visible' },
  narrow: ({ sin_facturar, con_rechazos }: Pick<PurchaseTicketsQuery, 'sin_facturar' | 'con_rechazos'>) => [
    ...(sin_facturar ? [isToInvoice] : []),
    ...(con_rechazos ? [hasRejections] : []),
  ],
} as const

const offers = {
  sin_facturar: sql<string[]>`case when ${isToInvoice} then array['1'] else array[]::text[] end`,
  con_rechazos: sql<string[]>`case when ${hasRejections} then array['1'] else array[]::text[] end`,
}

/** The warehouse entries. */
export const tickets = documentList(ticketDocument, {
  ...read,
  figures: () => 'purchase_tickets_figures',
  search: {
    text: ['nro_entrada', 'oc_relacionada', 'remision'],
    alsoFound: foundByItem('purchase_tickets', 'purchase_tickets_lines', 'purchase_ticket_id'),
  },
})

/** Returns a page of entries. */
export const findPurchaseTickets = (db: Database, scope: Scope, filter: PurchaseTicketsQuery) =>
  tickets.find(db, scope, filter, offers)

/** The entries of all suppliers, or of the one that the scope is about. */
export const staffTickets = deskList(deskTicketDocument, {
  figures: 'purchase_tickets_figures',
  companyFigures: 'purchase_tickets_company_figures',
  ...read,
  offers,
  row: 'purchase_tickets',
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
