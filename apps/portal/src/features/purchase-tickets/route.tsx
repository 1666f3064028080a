import { listPurchaseTicketRows, listPurchaseTickets } from '@enlace/contract/purchase-tickets/calls.ts'
import { ticketDocument } from '@enlace/contract/purchase-tickets/document.ts'
import type { PurchaseTicket, PurchaseTickets } from '@enlace/contract/purchase-tickets/schemas.ts'
import { invoicedText, purchaseTicketsTexts as texts } from '@enlace/contract/purchase-tickets/texts.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { showText } from '@enlace/web/document/shown.ts'
import { Unbroken } from '@enlace/web/document/unbroken.tsx'
import { commonReaders } from '@enlace/web/list/read-filter.ts'
import { useMemo } from 'react'
import { documentList } from '../../core/document/document-list.tsx'
import { describedReaders } from '@enlace/web/document/fields/described-filters.ts'
import { listColumns } from '@enlace/web/document/fields/field-columns.tsx'
import { useMayOpen } from '../../core/document/use-may-open.ts'
import { paths } from '../../core/paths.ts'
import { OrderLink } from './order-link.tsx'

/** The columns of the entries (screens 2.5); the related order is a link where it may be opened. */
export const ticketColumns = (
  mayOpenOrders: boolean,
): readonly Column<PurchaseTicket, PurchaseTickets['totals'][number]>[] =>
  listColumns(ticketDocument.fields, ticketDocument.states, {
    oc_relacionada: { cell: (row) => <OrderLink ticket={row} mayOpen={mayOpenOrders} /> },
    remision: { cell: (row) => <Unbroken>{showText(row.remision)}</Unbroken> },
    facturada: { cell: (row) => <Unbroken>{invoicedText(row.estado)}</Unbroken> },
  })

/** What the company received; its filters are first of all what may be invoiced today (spec 2; screens 2.5). */
export const purchaseTicketsRoute = documentList<typeof listPurchaseTickets>({
  path: paths.purchaseTickets,
  onePath: paths.purchaseTicket,
  list: 'purchase-tickets',
  texts,
  document: ticketDocument,
  readers: { ...commonReaders, ...describedReaders(ticketDocument.filters) },
  page: listPurchaseTickets,
  rows: listPurchaseTicketRows,
  columns: useTicketColumns,
})

function useTicketColumns() {
  const mayOpenOrders = useMayOpen()('purchase-order')
  return useMemo(() => ticketColumns(mayOpenOrders), [mayOpenOrders])
}
