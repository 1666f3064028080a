import type { PurchaseTicket, PurchaseTickets } from '@enlace/contract/purchase-tickets/schemas.ts'
import { ticketDocument } from '@enlace/contract/purchase-tickets/document.ts'
import { purchaseTicketsTexts as texts } from '@enlace/contract/purchase-tickets/texts.ts'
import { useMemo } from 'react'
import type { ListViewProps } from '@enlace/web/list/list-place.ts'
import { ListScreen } from '@enlace/web/list/list-screen.tsx'
import { NoneInWindow } from '@enlace/web/list/none-in-window.tsx'
import type { LoadSlice } from '@enlace/web/list/use-slices.ts'
import { describedFilters } from '../../core/document/fields/described-filters.ts'
import { type OrderHref, ticketColumns } from './columns.tsx'
import type { TicketFilter } from './filter.ts'

type PurchaseTicketsViewProps = ListViewProps<TicketFilter, PurchaseTickets> & {
  loadSlice: LoadSlice<PurchaseTicket>
  hrefOf: (id: string) => string
  orderHrefOf: OrderHref
}

const filters = describedFilters<TicketFilter>(ticketDocument)

/** What the company received: filters, first of all what may be invoiced today, and the entries. */
export function PurchaseTicketsView(props: PurchaseTicketsViewProps) {
  const { place, orderHrefOf } = props
  const columns = useMemo(() => ticketColumns(orderHrefOf), [orderHrefOf])
  return (
    <ListScreen
      {...props}
      list="purchase-tickets"
      texts={texts}
      columns={columns}
      defaultSort="-fecha"
      filters={filters}
      neverAny={<NoneInWindow place={place} texts={texts} />}
    />
  )
}
