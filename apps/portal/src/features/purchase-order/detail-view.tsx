import { attachmentTexts } from '@enlace/contract/documents/attachments/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { historyTexts } from '@enlace/contract/documents/history/texts.ts'
import { linesTexts } from '@enlace/contract/documents/lines-texts.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import type { RelatedDocument } from '@enlace/contract/documents/related.ts'
import {
  downloadPurchaseOrderLines,
  downloadPurchaseOrderUbl,
} from '@enlace/contract/purchase-order/calls.ts'
import { orderDocument } from '@enlace/contract/purchase-order/document.ts'
import type { PurchaseOrderDetail } from '@enlace/contract/purchase-order/schemas.ts'
import { purchaseOrderTexts as texts } from '@enlace/contract/purchase-order/detail-texts.ts'
import { purchaseOrdersTexts } from '@enlace/contract/purchase-order/texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { formatMoney } from '@enlace/domain/money.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { Link } from '@enlace/ui/link.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { ActPanel } from '../../core/acts/act-panel.tsx'
import { Amount } from '@enlace/web/document/amount.tsx'
import { AttachedFiles, DocumentHistory, RelatedDocuments } from '../../core/document/late-parts.tsx'
import { DownloadButton } from '@enlace/web/document/download-button.tsx'
import { roadOfBusiness } from '../../core/document/road/business-road.ts'
import { DocumentRoad } from '../../core/document/road/document-road.tsx'
import { DocumentColumns, DocumentPage } from '../../core/document/document-page.tsx'
import { type DocumentTab, DocumentTabs } from '@enlace/web/document/document-tabs.tsx'
import { lineColumns, sumLines } from '../../core/document/fields/field-columns.tsx'
import { pageValues } from '../../core/document/fields/page-values.tsx'
import { DocumentTotals } from '@enlace/web/document/document-totals.tsx'
import { showText } from '@enlace/web/document/shown.ts'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import { phoneLink } from './phone-link.ts'

type PurchaseOrderViewProps = {
  order: PurchaseOrderDetail
  listHref: string
  mayOpen: (kind: RelatedDocument['kind']) => boolean
}

/** One order: who ordered and where it goes, its lines with what is still pending, and what followed from it. */
export function PurchaseOrderView({ order, listHref, mayOpen }: PurchaseOrderViewProps) {
  return (
    <DocumentPage
      list={{ label: purchaseOrdersTexts.title, href: listHref }}
      document={{ kind: 'purchase-order', id: order.id, numero: order.nro_orden }}
      title={fill(texts.title, { numero: order.nro_orden })}
      status={<StateChip owner="orden_compra" state={order.estado} />}
      amount={{
        label: orderDocument.fields.valor_neto.detail,
        value: <Amount value={order.valor_neto} moneda={order.moneda} />,
      }}
      downloads={
        <>
          <DownloadButton
            label={linesTexts.xlsx}
            id={order.id}
            loadCall={async () => downloadPurchaseOrderLines}
          />
          <DownloadButton
            label={linesTexts.ubl}
            id={order.id}
            loadCall={async () => downloadPurchaseOrderUbl}
          />
        </>
      }
    >
      <DocumentRoad
        steps={roadOfBusiness({
          own: { kind: 'purchase-order', fecha: order.fecha, estado: order.estado, fecha_programada: null },
          related: order.related,
          mayOpen,
          receivedPercent: order.recibido_pct,
        })}
      />
      <ActPanel
        document={{
          kind: 'purchase-order',
          id: order.id,
          numero: order.nro_orden,
          valor: formatMoney(order.valor_neto, order.moneda),
          moneda: order.moneda,
          lines: order.lines,
        }}
        acts={order.acts}
      />
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
          <Panel title={texts.lines} isFlush>
            <DataTable
              caption={texts.lines}
              columns={lineColumns(orderDocument.lines, moneda, {})}
              rows={lines}
              rowKey={(line) => line.linea}
              totals={[sumLines(orderDocument.lines, lines)]}
              totalLabel={() => fill(tableTexts.total, { moneda })}
              texts={tableTexts}
            />
          </Panel>
          <DocumentTotals amounts={order} />
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
