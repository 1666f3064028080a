import { attachmentTexts } from '@enlace/contract/documents/attachments/texts.ts'
import { historyTexts } from '@enlace/contract/documents/history/texts.ts'
import { linesTexts } from '@enlace/contract/documents/lines-texts.ts'
import {
  downloadPurchaseOrderLines,
  downloadPurchaseOrderUbl,
} from '@enlace/contract/purchase-order/calls.ts'
import { orderDocument } from '@enlace/contract/purchase-order/document.ts'
import type { PurchaseOrderDetail } from '@enlace/contract/purchase-order/schemas.ts'
import { purchaseOrderTexts as texts } from '@enlace/contract/purchase-order/detail-texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { Link } from '@enlace/ui/link.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { actedOf } from '../../core/acts/acted-document.ts'
import { ActPanel } from '../../core/acts/act-panel.tsx'
import { AttachedFiles, DocumentHistory, RelatedDocuments } from '../../core/document/page/late-parts.tsx'
import { BillOrder } from '../../core/invoices/bill-order.tsx'
import { DownloadButton } from '@enlace/web/document/download-button.tsx'
import { BusinessRoad } from '../../core/document/road/document-road.tsx'
import { DocumentLines } from '@enlace/web/document/page/document-lines.tsx'
import type { DocumentViewProps } from '../../core/document/document-route.tsx'
import { DocumentColumns, DocumentPage } from '../../core/document/page/document-page.tsx'
import { type DocumentTab, DocumentTabs } from '@enlace/web/document/document-tabs.tsx'
import { lineColumns, sumLines } from '@enlace/web/document/fields/field-columns.tsx'
import { pageValues } from '@enlace/web/document/fields/page-values.tsx'
import { DocumentTotals } from '@enlace/web/document/page/document-totals.tsx'
import { showText } from '@enlace/web/document/shown.ts'
import { phoneLink } from './phone-link.ts'

type PurchaseOrderViewProps = DocumentViewProps<PurchaseOrderDetail>

/** One order: who ordered and where it goes, its lines with what is still pending, and what followed from it. */
export function PurchaseOrderView({ document: order, place, mayOpen }: PurchaseOrderViewProps) {
  return (
    <DocumentPage
      description={orderDocument}
      document={order}
      place={place}
      loadLines={async () => downloadPurchaseOrderLines}
      downloads={
        <>
          <DownloadButton
            label={linesTexts.ubl}
            id={order.id}
            loadCall={async () => downloadPurchaseOrderUbl}
          />
          <BillOrder order={order.id} isClosed={order.estado === 'anulada'} />
        </>
      }
    >
      <BusinessRoad
        description={orderDocument}
        document={order}
        mayOpen={mayOpen}
        receivedPercent={order.recibido_pct}
      />
      <ActPanel document={actedOf(orderDocument, order, order.lines)} acts={order.acts} />
      <DocumentColumns>
        <Panel title={texts.values}>
          <DefinitionList items={valuesOf(order)} />
        </Panel>
        <Panel title={texts.buyer}>
          <DefinitionList items={buyerOf(order)} />
        </Panel>
      </DocumentColumns>
      <DocumentTabs tabs={partsOf(order, mayOpen)} />
    </DocumentPage>
  )
}

/** The parts of an order (screens 2.4): its lines, what came of them, its history and files. */
function partsOf(order: PurchaseOrderDetail, mayOpen: PurchaseOrderViewProps['mayOpen']): DocumentTab[] {
  const { lines, moneda, related, history, attachments } = order
  const entries = related.filter(({ kind }) => kind === 'purchase-tickets')
  const later = related.filter(({ kind }) => kind !== 'purchase-tickets')
  return [
    {
      id: 'lineas',
      label: texts.linesTab,
      count: lines.length,
      content: (
        <Stack gap="regular">
          <DocumentLines
            title={texts.lines}
            moneda={moneda}
            columns={lineColumns(orderDocument.lines, order, {})}
            lines={lines}
            total={sumLines(orderDocument.lines, lines)}
          />
          <DocumentTotals description={orderDocument} document={order} />
        </Stack>
      ),
    },
    ...(mayOpen('purchase-tickets')
      ? [
          {
            id: 'entradas',
            label: texts.entriesTab,
            count: entries.length,
            content: (
              <RelatedDocuments
                related={entries}
                title={texts.entriesTab}
                none={texts.noEntries}
                mayOpen={mayOpen}
              />
            ),
          },
        ]
      : []),
    {
      id: 'facturas',
      label: texts.invoicesTab,
      count: later.filter(({ kind }) => kind === 'account-statements').length,
      content: (
        <RelatedDocuments related={later} title={texts.invoices} none={texts.noInvoices} mayOpen={mayOpen} />
      ),
    },
    {
      id: 'historial',
      label: historyTexts.title,
      content: <DocumentHistory kind="purchase-order" events={history} moneda={moneda} />,
    },
    {
      id: 'archivos',
      label: attachmentTexts.title,
      count: attachments.length,
      content: <AttachedFiles files={attachments} />,
    },
  ]
}

function valuesOf(order: PurchaseOrderDetail) {
  return [
    ...pageValues(orderDocument, order),
    ...(order.vista_at
      ? [{ label: more.vista_at.label, value: formatInstant(new Date(order.vista_at)) }]
      : []),
    ...(order.observaciones ? [{ label: more.observaciones.label, value: order.observaciones }] : []),
  ]
}

const { fields, more } = orderDocument

function buyerOf({ comprador, comprador_correo, comprador_telefono, ...order }: PurchaseOrderDetail) {
  return [
    { label: fields.comprador.label, value: showText(comprador) },
    {
      label: more.comprador_correo.label,
      value: comprador_correo ? (
        <Link href={`mailto:${comprador_correo}`}>{comprador_correo}</Link>
      ) : (
        showText(null)
      ),
    },
    {
      label: more.comprador_telefono.label,
      value: comprador_telefono ? (
        <Link href={phoneLink(comprador_telefono)}>{comprador_telefono}</Link>
      ) : (
        showText(null)
      ),
    },
    { label: fields.bodega.label, value: showText(order.bodega) },
    { label: more.direccion_entrega.label, value: showText(order.direccion_entrega) },
  ]
}
