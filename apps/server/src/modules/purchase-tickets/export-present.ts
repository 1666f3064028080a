import { filterTexts } from '@enlace/contract/core/list/texts'
import {
  exportPurchaseTickets,
  requestPurchaseTicketsExport,
} from '@enlace/contract/purchase-tickets/export-calls'
import type { PurchaseTicket } from '@enlace/contract/purchase-tickets/schemas'
import {
  invoicedTexts,
  purchaseTicketsTexts as texts,
  ticketColumnTexts as heads,
} from '@enlace/contract/purchase-tickets/texts'
import {
  amount,
  column,
  listExport,
  type ExportColumn,
  commonWords,
  labelled,
  stateText,
  windowWords,
} from '../exports/index.ts'
import { ticketRows } from './queries.ts'

const columns: readonly ExportColumn<PurchaseTicket>[] = [
  column('entrada', heads.entrada, 'text', (row) => row.nro_entrada),
  column('fecha', heads.fecha, 'date', (row) => row.fecha),
  column('orden', heads.orden, 'text', (row) => row.oc_relacionada),
  column('bodega', heads.bodega, 'text', (row) => row.bodega),
  column('remision', heads.remision, 'text', (row) => row.remision),
  amount('bruto', heads.bruto, (row) => row.valor_bruto),
  amount('descuento', heads.descuento, (row) => row.valor_descuento),
  amount('impuesto', heads.impuesto, (row) => row.valor_impuesto),
  amount('neto', heads.neto, (row) => row.valor_neto),
  column('facturada', heads.facturada, 'text', (row) => invoiced[row.estado] ?? invoicedTexts.no),
  column('estado', heads.estado, 'text', (row) => stateText('entrada', row.estado)),
]

/** Whether an entry has been invoiced, told by its state. */
const invoiced: Readonly<Record<string, string>> = {
  facturada: invoicedTexts.yes,
  facturada_parcial: invoicedTexts.partly,
  reversada: invoicedTexts.never,
}

/** The warehouse entries as a file. */
export const ticketExport = listExport<typeof exportPurchaseTickets, PurchaseTicket>({
  list: 'purchase-tickets',
  now: exportPurchaseTickets,
  later: requestPurchaseTicketsExport,
  title: texts.title,
  kind: 'purchase-tickets',
  columns,
  rows: ticketRows,
  currencyOf: ({ moneda }) => moneda,
  words: (filter) => [
    ...windowWords(filter.days, texts.windowDays),
    ...(filter.sin_facturar ? [texts.toInvoice] : []),
    ...(filter.bodega ? [labelled(heads.bodega, filter.bodega)] : []),
    ...commonWords(filter, {
      date: texts.date,
      amount: texts.amount,
      state: { label: filterTexts.status, owner: 'entrada' },
    }),
  ],
})
