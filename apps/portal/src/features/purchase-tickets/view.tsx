import type { PurchaseTicket, PurchaseTickets } from '@enlace/contract/features/purchase-tickets/schemas'
import {
  purchaseTicketsTexts as texts,
  ticketColumnTexts,
} from '@enlace/contract/features/purchase-tickets/texts'
import { useMemo } from 'react'
import { ChoiceFilter } from '@enlace/web/list/choice-filter.tsx'
import type { ListViewProps } from '@enlace/web/list/list-place.ts'
import { ListScreen } from '@enlace/web/list/list-screen.tsx'
import { NoneInWindow } from '@enlace/web/list/none-in-window.tsx'
import { StateFilter } from '@enlace/web/list/state-filter.tsx'
import type { LoadSlice } from '@enlace/web/list/use-slices.ts'
import { ValueFilter } from '@enlace/web/list/value-filter.tsx'
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
  const { place, answer, orderHrefOf } = props
  const columns = useMemo(() => ticketColumns(orderHrefOf), [orderHrefOf])
  return (
    <ListScreen
      {...props}
      list="purchase-tickets"
      texts={texts}
      columns={columns}
      defaultSort="-fecha"
      filters={
        <>
          <ChoiceFilter
            label={texts.invoicing}
            name="sin_facturar"
            options={invoicing}
            counts={answer?.choices.sin_facturar}
            chosen={place.filter.sin_facturar}
            place={place}
          />
          <ValueFilter
            label={ticketColumnTexts.bodega}
            name="bodega"
            any={texts.anyWarehouse}
            choices={answer?.choices.bodega}
            chosen={place.filter.bodega}
            place={place}
          />
          <StateFilter
            label={ticketColumnTexts.estado}
            owner="entrada"
            counts={answer?.counts}
            place={place}
          />
        </>
      }
      neverAny={<NoneInWindow place={place} texts={texts} />}
    />
  )
}
