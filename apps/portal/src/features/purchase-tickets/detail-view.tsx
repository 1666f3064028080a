import { documentTexts } from '@enlace/contract/documents/texts.ts'
import { checkedTexts, rejectionsOf } from '@enlace/contract/purchase-tickets/checked-texts.ts'
import { downloadPurchaseTicketLines } from '@enlace/contract/purchase-tickets/calls.ts'
import { ticketDocument } from '@enlace/contract/purchase-tickets/document.ts'
import type { PurchaseTicketDetail } from '@enlace/contract/purchase-tickets/schemas.ts'
import { purchaseTicketTexts as texts } from '@enlace/contract/purchase-tickets/detail-texts.ts'
import { invoicedText } from '@enlace/contract/purchase-tickets/texts.ts'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { actedOf } from '../../core/acts/acted-document.ts'
import { ActPanel } from '../../core/acts/act-panel.tsx'
import { DocumentFoot } from '../../core/document/page/document-foot.tsx'
import { BusinessRoad } from '../../core/document/road/document-road.tsx'
import { BillOrder } from '../../core/invoices/bill-order.tsx'
import { DocumentLines } from '@enlace/web/document/page/document-lines.tsx'
import type { DocumentViewProps } from '../../core/document/document-route.tsx'
import { DocumentPage } from '../../core/document/page/document-page.tsx'
import { lineColumns, sumLines } from '@enlace/web/document/fields/field-columns.tsx'
import { pageValues } from '@enlace/web/document/fields/page-values.tsx'
import { DocumentTotals } from '@enlace/web/document/page/document-totals.tsx'
import { OrderLink } from './order-link.tsx'

/** One warehouse entry: the order it answers, its items with their totals, and the invoices it went into. */
export function PurchaseTicketView({
  document: ticket,
  place,
  mayOpen,
}: DocumentViewProps<PurchaseTicketDetail>) {
  const rejections = rejectionsOf(ticket.lines)
  return (
    <DocumentPage
      description={ticketDocument}
      document={ticket}
      place={place}
      loadLines={async () => downloadPurchaseTicketLines}
      downloads={
        <BillOrder
          order={ticket.purchase_order_id}
          isClosed={ticket.estado === 'facturada' || ticket.estado === 'reversada'}
        />
      }
    >
      <BusinessRoad description={ticketDocument} document={ticket} mayOpen={mayOpen} />
      <ActPanel document={actedOf(ticketDocument, ticket, ticket.lines)} acts={ticket.acts} />
      <Panel title={texts.values}>
        <DefinitionList
          items={pageValues(ticketDocument, ticket, {
            oc_relacionada: <OrderLink ticket={ticket} mayOpen={mayOpen('purchase-order')} />,
            facturada: invoicedText(ticket.estado),
          })}
        />
      </Panel>
      {rejections.length > 0 && (
        <Panel title={checkedTexts.title}>
          <DefinitionList
            items={rejections.map(({ label, text }) => ({ label, value: text, isText: true }))}
          />
        </Panel>
      )}
      <DocumentLines
        title={texts.lines}
        moneda={ticket.moneda}
        columns={lineColumns(ticketDocument.lines, ticket, {})}
        lines={ticket.lines}
        total={sumLines(ticketDocument.lines, ticket.lines)}
      />
      <DocumentTotals
        description={ticketDocument}
        document={ticket}
        labels={{ valor_impuesto: documentTexts.tax }}
      />
      <DocumentFoot
        kind="purchase-tickets"
        document={ticket}
        relatedTitle={texts.related}
        noRelated={texts.noRelated}
        mayOpen={mayOpen}
      />
    </DocumentPage>
  )
}
