import { fill } from '@enlace/contract/core/fill'
import { documentTexts } from '@enlace/contract/documents/texts'
import { paperTexts } from '@enlace/contract/papers/texts'
import type { PurchaseOrderDetail } from '@enlace/contract/purchase-order/schemas'
import { orderLineTexts, purchaseOrderTexts as texts } from '@enlace/contract/purchase-order/detail-texts'
import { formatQuantity } from '@enlace/domain/decimal'
import { formatMoney } from '@enlace/domain/money'
import {
  type DocumentContent,
  paperDay,
  paperFigure,
  paperPrice,
  paperState,
  paperText,
  paperTotals,
} from '../papers/index.ts'

/** An order on paper: both sides, the lines, what they come to, and what the buyer remarks. */
export function orderContent(order: PurchaseOrderDetail): DocumentContent {
  const { moneda, estado, lines } = order
  return {
    isAcross: true,
    subtitle: paperState('orden_compra', estado),
    figure: { label: texts.net, value: formatMoney(order.valor_neto, moneda) },
    facts: [
      { label: texts.date, value: paperDay(order.fecha) },
      { label: texts.delivery, value: paperDay(order.fecha_entrega) },
      { label: texts.terms, value: paperText(order.condicion_pago) },
      { label: texts.buyer, value: paperText(order.comprador) },
      {
        label: `${texts.email} · ${texts.phone}`,
        value: paperText([order.comprador_correo, order.comprador_telefono].filter(Boolean).join(' · ')),
      },
      { label: texts.warehouse, value: paperText(order.bodega) },
      { label: texts.address, value: paperText(order.direccion_entrega) },
      {
        label: texts.progress,
        value: `${texts.received} ${formatQuantity(order.recibido_pct)} % · ${texts.invoiced} ${formatQuantity(order.facturado_pct)} %`,
      },
    ],
    tables: [
      {
        title: texts.lines,
        note: fill(paperTexts.amountsIn, { moneda }),
        columns: [
          { title: orderLineTexts.item, share: 2.2 },
          { title: orderLineTexts.descripcion, share: 5 },
          { title: orderLineTexts.extension, share: 1.8 },
          { title: orderLineTexts.um, share: 1 },
          { title: orderLineTexts.cantidad, share: 1.8, isFigure: true },
          { title: orderLineTexts.recibida, share: 1.8, isFigure: true },
          { title: orderLineTexts.precio, share: 2.4, isFigure: true },
          { title: orderLineTexts.descuento, share: 2.2, isFigure: true },
          { title: orderLineTexts.iva, share: 2.4, isFigure: true },
          { title: orderLineTexts.total, share: 2.7, isFigure: true },
          { title: orderLineTexts.entrega, share: 2 },
        ],
        rows: lines.map((line) => [
          line.item,
          line.descripcion,
          paperText(line.extension),
          line.um,
          formatQuantity(line.cantidad),
          formatQuantity(line.cantidad_recibida),
          paperPrice(line.precio),
          paperFigure(line.valor_descuento),
          paperFigure(line.iva),
          paperFigure(line.valor_neto),
          paperDay(line.fecha_entrega),
        ]),
        empty: paperText(null),
      },
    ],
    totals: paperTotals(order, { label: documentTexts.net, value: order.valor_neto }),
    remarks: order.observaciones ? [{ title: texts.remarks, text: order.observaciones }] : [],
  }
}
