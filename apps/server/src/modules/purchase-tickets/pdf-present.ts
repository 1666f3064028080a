import { fill } from '@enlace/contract/core/fill'
import { documentTexts } from '@enlace/contract/documents/texts'
import { paperTexts } from '@enlace/contract/papers/texts'
import type { PurchaseTicketDetail } from '@enlace/contract/purchase-tickets/schemas'
import { purchaseTicketTexts as texts, ticketLineTexts } from '@enlace/contract/purchase-tickets/detail-texts'
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

/** An entry on paper: when and where it was received, by which delivery note, and each item. */
export function ticketContent(ticket: PurchaseTicketDetail): DocumentContent {
  const { moneda } = ticket
  return {
    isAcross: true,
    subtitle: paperState('entrada', ticket.estado),
    figure: { label: texts.net, value: formatMoney(ticket.valor_neto, moneda) },
    facts: [
      { label: texts.date, value: paperDay(ticket.fecha) },
      { label: texts.order, value: paperText(ticket.oc_relacionada) },
      { label: texts.warehouse, value: paperText(ticket.bodega) },
      { label: texts.deliveryNote, value: paperText(ticket.remision) },
    ],
    tables: [
      {
        title: texts.lines,
        note: fill(paperTexts.amountsIn, { moneda }),
        columns: [
          { title: ticketLineTexts.item, share: 2.2 },
          { title: ticketLineTexts.descripcion, share: 5 },
          { title: ticketLineTexts.extension, share: 1.8 },
          { title: ticketLineTexts.um, share: 1 },
          { title: ticketLineTexts.cantidad, share: 1.8, isFigure: true },
          { title: ticketLineTexts.adicional, share: 1.8, isFigure: true },
          { title: ticketLineTexts.precio, share: 2.4, isFigure: true },
          { title: ticketLineTexts.bruto, share: 2.6, isFigure: true },
          { title: ticketLineTexts.descuento, share: 2.2, isFigure: true },
          { title: ticketLineTexts.iva, share: 2.4, isFigure: true },
          { title: ticketLineTexts.neto, share: 2.7, isFigure: true },
        ],
        rows: ticket.lines.map((line) => [
          line.item,
          line.descripcion,
          paperText(line.extension),
          line.um,
          formatQuantity(line.cantidad),
          line.canti_adicional === null ? paperText(null) : formatQuantity(line.canti_adicional),
          paperPrice(line.precio),
          paperFigure(line.valor_bruto),
          paperFigure(line.valor_descuento),
          paperFigure(line.iva),
          paperFigure(line.valor_neto),
        ]),
        empty: paperText(null),
      },
    ],
    totals: paperTotals(ticket, { label: documentTexts.net, value: ticket.valor_neto }, texts.tax),
  }
}
