import { statementDocument } from '@enlace/contract/account-statements/document.ts'
import { documentsOf } from '../../documents/index.ts'
import { invoiceContent } from './pdf-present.ts'
import { findAccountStatement, invoiceRows } from '../queries.ts'

/** Fields that a company hides from its suppliers are visible to its staff. */
const everything = { date_invoice: 1, date_payment: 1, status_payment: 1 }

/** Invoices for the staff, paid ones too. */
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
