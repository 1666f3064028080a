import { filterTexts } from '@enlace/contract/core/list/texts'
import {
  exportPaidInvoices,
  exportPaymentsMade,
  requestPaidInvoicesExport,
  requestPaymentsMadeExport,
} from '@enlace/contract/payments-made/export-calls'
import type { PaidInvoice, PaymentMade, PaymentsMadeQuery } from '@enlace/contract/payments-made/schemas'
import {
  paidInvoiceColumnTexts as invoiceHeads,
  paymentColumnTexts as heads,
  paymentsMadeTexts as texts,
} from '@enlace/contract/payments-made/texts'
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
import { paidInvoiceRows, paymentRows } from './queries.ts'

const paymentColumns: readonly ExportColumn<PaymentMade>[] = [
  column('comprobante', heads.comprobante, 'text', (row) => row.comprobante),
  column('fecha', heads.fecha, 'date', (row) => row.fecha_pago),
  column('medio', heads.medio, 'text', (row) => row.medio),
  column('banco', heads.banco, 'text', (row) => row.banco),
  column('cuenta', heads.cuenta, 'text', (row) => row.cuenta_mascara),
  column('facturas', heads.facturas, 'integer', (row) => row.facturas),
  amount('bruto', heads.bruto, (row) => row.valor_bruto),
  amount('retenciones', heads.retenciones, (row) => row.valor_retenciones),
  amount('descuentos', heads.descuentos, (row) => row.valor_descuentos),
  amount('pagado', heads.pagado, (row) => row.valor_pagado),
  column('estado', heads.estado, 'text', (row) => stateText('pago', row.estado)),
]

const invoiceColumns: readonly ExportColumn<PaidInvoice>[] = [
  column('factura', invoiceHeads.factura, 'text', (row) => row.factura),
  {
    ...column('fecha_factura', invoiceHeads.fecha_factura, 'date', (row) => row.fecha_factura),
    isShown: ({ date_invoice }) => date_invoice > 0,
  },
  amount('valor', invoiceHeads.valor, (row) => row.valor_factura),
  amount('retefuente', invoiceHeads.retefuente, (row) => row.valor_retefuente),
  amount('reteica', invoiceHeads.reteica, (row) => row.valor_reteica),
  amount('reteiva', invoiceHeads.reteiva, (row) => row.valor_reteiva),
  amount('descuento', invoiceHeads.descuento, (row) => row.descuento_pronto_pago),
  amount('nota', invoiceHeads.nota, (row) => row.nota_debito),
  amount('neto', invoiceHeads.neto, (row) => row.neto_pagado),
  column('comprobante', invoiceHeads.comprobante, 'text', (row) => row.comprobante),
  column('fecha', invoiceHeads.fecha, 'date', (row) => row.fecha_pago),
  column('dias', invoiceHeads.dias, 'integer', (row) => row.dias),
  column('estado', invoiceHeads.estado, 'text', (row) => stateText('pago', row.estado)),
]

const words = (filter: Omit<PaymentsMadeQuery, 'page' | 'size'>) => [
  ...windowWords(filter.days, texts.windowDays),
  ...(filter.medio ? [labelled(texts.means, filter.medio)] : []),
  ...(filter.banco ? [labelled(texts.bank, filter.banco)] : []),
  ...commonWords(filter, {
    date: texts.date,
    amount: texts.amount,
    state: { label: filterTexts.status, owner: 'pago' },
  }),
]

/** The payments as a file. */
export const paymentExport = listExport<typeof exportPaymentsMade, PaymentMade>({
  list: 'payments-made',
  now: exportPaymentsMade,
  later: requestPaymentsMadeExport,
  title: texts.title,
  kind: 'payments-made',
  columns: paymentColumns,
  rows: paymentRows,
  currencyOf: ({ moneda }) => moneda,
  words,
})

/** The paid invoices as a file: the accountant's, with each withholding. */
export const paidInvoiceExport = listExport<typeof exportPaidInvoices, PaidInvoice>({
  list: 'paid-invoices',
  now: exportPaidInvoices,
  later: requestPaidInvoicesExport,
  title: texts.invoicesTable,
  kind: 'payments-made',
  columns: invoiceColumns,
  rows: paidInvoiceRows,
  currencyOf: ({ moneda }) => moneda,
  words,
})
