import type { PurchaseTicket, PurchaseTickets } from '@enlace/contract/purchase-tickets/schemas'
import { purchaseTicketsTexts as texts, ticketColumnTexts } from '@enlace/contract/purchase-tickets/texts'
import { useMemo } from 'react'
import type { ListViewProps } from '@enlace/web/list/list-place.ts'
import { ListScreen } from '@enlace/web/list/list-screen.tsx'
import { NoneInWindow } from '@enlace/web/list/none-in-window.tsx'
import type { LoadSlice } from '@enlace/web/list/use-slices.ts'
import { type OrderHref, ticketColumns } from './columns.tsx'
import type { TicketFilter } from './filter.ts'

type PurchaseTicketsViewProps = ListViewProps<TicketFilter, PurchaseTickets> & {
  loadSlice: LoadSlice<PurchaseTicket>
  hrefOf: (id: string) => string
  orderHrefOf: OrderHref
}

const invoicing = [{ value: '1', label: texts.toInvoice }]

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
      filters={[
        { kind: 'choice', name: 'sin_facturar', label: texts.invoicing, options: invoicing },
        { kind: 'value', name: 'bodega', label: ticketColumnTexts.bodega, any: texts.anyWarehouse },
        { kind: 'states', label: ticketColumnTexts.estado, owner: 'entrada' },
      ]}
      neverAny={<NoneInWindow place={place} texts={texts} />}
    />
  )
}
