import { getPurchaseTicket } from '@enlace/contract/purchase-tickets/calls.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { purchaseTicketTexts } from '@enlace/contract/purchase-tickets/detail-texts.ts'
import { purchaseTicketsTexts } from '@enlace/contract/purchase-tickets/texts.ts'
import { DocumentSkeleton } from '@enlace/web/document/document-skeleton.tsx'
import { documentParams } from '../../core/document/document-params.ts'
import { useMayOpen } from '../../core/document/use-may-open.ts'
import { paths } from '../../core/paths.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { PurchaseTicketView } from './detail-view.tsx'

const listHref = (days: number) => paths.purchaseTickets({ days })

/** One warehouse entry by its opaque id (decisions 4). */
export const purchaseTicketRoute = screenRoute({
  path: paths.purchaseTicket.pattern,
  params: documentParams,
  query: ({ id }) => callQuery(getPurchaseTicket, { params: { id } }),
  title: ({ data }) =>
    data ? fill(purchaseTicketTexts.title, { numero: data.nro_entrada }) : purchaseTicketsTexts.title,
  Screen: ({ params, data }) => {
    const mayOpen = useMayOpen()
    return (
      <PurchaseTicketView
        ticket={data}
        listHref={listHref(params.days)}
        orderHrefOf={mayOpen('purchase-order') ? (id) => paths.purchaseOrder({ days: 0, id }) : undefined}
        mayOpen={mayOpen}
      />
    )
  },
  Pending: ({ params }) => (
    <DocumentSkeleton list={{ label: purchaseTicketsTexts.title, href: listHref(params.days) }} />
  ),
})
