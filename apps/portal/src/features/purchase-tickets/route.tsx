import { purchaseTicketsTexts as texts } from '@enlace/contract/purchase-tickets/texts.ts'
import { useMayOpen } from '../../core/document/use-may-open.ts'
import { listRoute } from '@enlace/web/list/list-route.tsx'
import { paths } from '../../core/paths.ts'
import { ticketReaders } from './filter.ts'
import { purchaseTicketSlice, purchaseTicketsQuery } from './queries.ts'
import { PurchaseTicketsView } from './view.tsx'

const orderHref = (id: string) => paths.purchaseOrder({ days: 0, id })

/** The warehouse entries by purchase (spec 2; screens 2.5). */
export const purchaseTicketsRoute = listRoute({
  path: paths.purchaseTickets,
  title: texts.title,
  list: 'purchase-tickets',
  readers: ticketReaders,
  query: (days, filter) => purchaseTicketsQuery({ ...filter, days }),
  View: (props) => {
    const mayOpen = useMayOpen()
    return (
      <PurchaseTicketsView
        {...props}
        loadSlice={purchaseTicketSlice(props.place)}
        hrefOf={(id) => paths.purchaseTicket({ days: props.place.days, id })}
        orderHrefOf={mayOpen('purchase-order') ? orderHref : undefined}
      />
    )
  },
})
