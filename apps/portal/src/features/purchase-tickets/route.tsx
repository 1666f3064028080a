import { purchaseTicketsTexts as texts } from '@enlace/contract/features/purchase-tickets/texts'
import { useMayOpen } from '../../core/document/use-may-open.ts'
import { listRoute } from '../../core/list/list-route.tsx'
import { paths } from '../../core/paths.ts'
import { ticketReaders } from './filter.ts'
import { purchaseTicketsQuery } from './queries.ts'
import { PurchaseTicketsView } from './view.tsx'

/** The warehouse entries by purchase (spec 2; screens 2.5). */
export const purchaseTicketsRoute = listRoute({
  path: paths.purchaseTickets,
  title: texts.title,
  readers: ticketReaders,
  query: (days, filter) => purchaseTicketsQuery({ ...filter, days }),
  View: (props) => {
    const mayOpen = useMayOpen()
    return (
      <PurchaseTicketsView
        {...props}
        hrefOf={(id) => paths.purchaseTicket({ days: props.place.days, id })}
        orderHrefOf={mayOpen('purchase-order') ? (id) => paths.purchaseOrder({ days: 0, id }) : undefined}
      />
    )
  },
})
