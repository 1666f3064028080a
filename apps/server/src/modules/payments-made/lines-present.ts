import { linesTexts } from '@enlace/contract/documents/lines-texts'
import type { PaymentMadeLine } from '@enlace/contract/payments-made/schemas'
import { paidInvoiceColumnTexts as texts } from '@enlace/contract/payments-made/texts'
import type { SheetColumn } from '@enlace/documents/sheet'

/** The invoices of a payment as the columns of a spreadsheet; their dates only where the company shows them. */
export const paymentLineSheet = (showsInvoiceDate: boolean): readonly SheetColumn<PaymentMadeLine>[] => [
  { id: 'linea', header: linesTexts.linea, kind: 'integer', value: (line) => line.linea },
  { id: 'factura', header: texts.factura, kind: 'text', value: (line) => line.factura },
  ...(showsInvoiceDate ? [invoiceDate] : []),
  amount('valor', texts.valor, (line) => line.valor_factura),
  amount('retefuente', texts.retefuente, (line) => line.valor_retefuente),
  amount('reteica', texts.reteica, (line) => line.valor_reteica),
  amount('reteiva', texts.reteiva, (line) => line.valor_reteiva),
  amount('descuento', texts.descuento, (line) => line.descuento_pronto_pago),
  amount('nota', texts.nota, (line) => line.nota_debito),
  amount('neto', texts.neto, (line) => line.neto_pagado),
  { id: 'dias', header: texts.dias, kind: 'integer', value: (line) => line.dias },
]

const invoiceDate: SheetColumn<PaymentMadeLine> = {
  id: 'fecha_factura',
  header: texts.fecha_factura,
  kind: 'date',
  value: (line) => line.fecha_factura,
}

function amount(
  id: string,
  header: string,
  of: (line: PaymentMadeLine) => PaymentMadeLine['valor_factura'],
): SheetColumn<PaymentMadeLine> {
  return { id, header, kind: 'money', value: of, total: of }
}
