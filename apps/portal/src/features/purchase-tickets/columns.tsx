import { ticketDocument } from '@enlace/contract/purchase-tickets/document.ts'
import { invoicedText } from '@enlace/contract/purchase-tickets/texts.ts'
import type { PurchaseTicket, PurchaseTickets } from '@enlace/contract/purchase-tickets/schemas.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { showText } from '@enlace/web/document/shown.ts'
import { Unbroken } from '@enlace/web/document/unbroken.tsx'
import { lineColumns, listColumns } from '../../core/document/fields/field-columns.tsx'
import { OrderLink } from './order-link.tsx'

/** Where an order is read; nothing when the person may not open orders. */
export type OrderHref = ((id: string) => string) | undefined

/** The columns of the entries (screens 2.5); the related order is a link where it may be opened. */
export const ticketColumns = (
  orderHrefOf: OrderHref,
): readonly Column<PurchaseTicket, PurchaseTickets['totals'][number]>[] =>
  listColumns(ticketDocument.fields, ticketDocument.states, {
    oc_relacionada: { cell: (row) => <OrderLink ticket={row} orderHrefOf={orderHrefOf} /> },
    remision: { cell: (row) => <Unbroken>{showText(row.remision)}</Unbroken> },
    facturada: { cell: (row) => <Unbroken>{invoicedText(row.estado)}</Unbroken> },
  })

/** The columns of an entry's items, in the entry's currency. */
export const ticketLineColumns = (moneda: string) => lineColumns(ticketDocument.lines, moneda, {})
