import { deskTickets } from '@enlace/contract/purchase-tickets/desk/calls.ts'
import { deskTicketDocument } from '@enlace/contract/purchase-tickets/desk/document.ts'
import { invoicedText } from '@enlace/contract/purchase-tickets/texts.ts'
import { Link } from '@enlace/ui/link.tsx'
import { documentRoute } from '../../core/documents/document-route.tsx'
import { paths } from '../../core/paths.ts'

/** `/entradas/{id}`: a warehouse entry of a supplier. */
export const entryRoute = documentRoute({
  description: deskTicketDocument,
  calls: deskTickets,
  own: ({ estado, oc_relacionada, purchase_order_id: order }) => ({
    facturada: invoicedText(estado),
    ...(order !== null && {
      oc_relacionada: <Link href={paths.order({ id: order })}>{oc_relacionada}</Link>,
    }),
  }),
})
