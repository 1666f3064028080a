import { statementDocument } from '@enlace/contract/account-statements/document.ts'
import { documentsOf } from '../../documents/index.ts'
import { invoiceContent } from './pdf-present.ts'
import { findAccountStatement, invoiceRows } from '../queries.ts'

/** What a company hides from its suppliers it does not hide from its staff. */
const everything = { date_invoice: 1, date_payment: 1, status_payment: 1 }

/** Invoices as the staff reads them, paid ones too. */
export const describedInvoices = documentsOf(statementDocument, {
  rows: invoiceRows,
  own: ({ fecha_factura, fecha_proveedor, fecha_vencimiento, valor_facturado, saldo_total }) => ({
    fecha: fecha_factura ?? fecha_proveedor,
    vence: fecha_vencimiento,
    valor: valor_facturado,
    saldo: saldo_total,
  }),
  find: findAccountStatement,
  content: (invoice) => invoiceContent(invoice, everything),
})
