import { fill } from '@enlace/contract/core/fill.ts'
import { linesTexts } from '@enlace/contract/documents/lines-texts.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import type { RelatedDocument } from '@enlace/contract/documents/related.ts'
import { downloadPurchaseTicketLines } from '@enlace/contract/purchase-tickets/calls.ts'
import { ticketDocument } from '@enlace/contract/purchase-tickets/document.ts'
import type { PurchaseTicketDetail } from '@enlace/contract/purchase-tickets/schemas.ts'
import { purchaseTicketTexts as texts } from '@enlace/contract/purchase-tickets/detail-texts.ts'
import { invoicedText, purchaseTicketsTexts } from '@enlace/contract/purchase-tickets/texts.ts'
import { formatMoney } from '@enlace/domain/money.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { ActPanel } from '../../core/acts/act-panel.tsx'
import { Amount } from '@enlace/web/document/amount.tsx'
import { DownloadButton } from '@enlace/web/document/download-button.tsx'
import { DocumentFoot } from '../../core/document/document-foot.tsx'
import { roadOfBusiness } from '../../core/document/road/business-road.ts'
import { DocumentRoad } from '../../core/document/road/document-road.tsx'
import { DocumentPage } from '../../core/document/document-page.tsx'
import { lineColumns, sumLines } from '../../core/document/fields/field-columns.tsx'
import { pageValues } from '../../core/document/fields/page-values.tsx'
import { DocumentTotals } from '@enlace/web/document/document-totals.tsx'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import { type OrderHref, OrderLink } from './order-link.tsx'

type PurchaseTicketViewProps = {
  ticket: PurchaseTicketDetail
  listHref: string
  orderHrefOf: OrderHref
  mayOpen: (kind: RelatedDocument['kind']) => boolean
}

/** One warehouse entry: the order it answers, its items with their totals, and the invoices it went into. */
export function PurchaseTicketView({ ticket, listHref, orderHrefOf, mayOpen }: PurchaseTicketViewProps) {
  return (
    <DocumentPage
      list={{ label: purchaseTicketsTexts.title, href: listHref }}
      document={{ kind: 'purchase-tickets', id: ticket.id, numero: ticket.nro_entrada }}
      title={fill(texts.title, { numero: ticket.nro_entrada })}
      status={<StateChip owner="entrada" state={ticket.estado} />}
      amount={{
        label: ticketDocument.fields.valor_neto.label,
        value: <Amount value={ticket.valor_neto} moneda={ticket.moneda} />,
      }}
      downloads={
        <DownloadButton
          label={linesTexts.xlsx}
          id={ticket.id}
          loadCall={async () => downloadPurchaseTicketLines}
        />
      }
    >
      <DocumentRoad
        steps={roadOfBusiness({
          own: {
            kind: 'purchase-tickets',
            fecha: ticket.fecha,
            estado: ticket.estado,
            fecha_programada: null,
          },
          related: ticket.related,
          mayOpen,
        })}
      />
      <ActPanel
        document={{
          kind: 'purchase-tickets',
          id: ticket.id,
          numero: ticket.nro_entrada,
          valor: formatMoney(ticket.valor_neto, ticket.moneda),
          moneda: ticket.moneda,
          lines: ticket.lines,
        }}
        acts={ticket.acts}
      />
      <Panel title={texts.values}>
        <DefinitionList
          items={pageValues(ticketDocument, ticket, {
            oc_relacionada: <OrderLink ticket={ticket} orderHrefOf={orderHrefOf} />,
            facturada: invoicedText(ticket.estado),
          })}
        />
      </Panel>
      <Panel title={texts.lines} isFlush>
        <DataTable
          caption={texts.lines}
          columns={lineColumns(ticketDocument.lines, ticket.moneda, {})}
          rows={ticket.lines}
          rowKey={(line) => line.linea}
          totals={[sumLines(ticketDocument.lines, ticket.lines)]}
          totalLabel={() => fill(tableTexts.total, { moneda: ticket.moneda })}
          texts={tableTexts}
        />
      </Panel>
      <DocumentTotals amounts={ticket} />
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
