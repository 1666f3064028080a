import type { AccountStatement } from '@enlace/contract/account-statements/schemas.ts'
import { describeDocuments } from '../../documents/index.ts'
import { invoiceContent } from './pdf-present.ts'
import { netToPay } from '../present.ts'
import { findAccountStatement, invoiceRows } from '../queries.ts'

/** What a company hides from its suppliers it does not hide from its staff. */
const everything = { date_invoice: 1, date_payment: 1, status_payment: 1 }

/** Invoices as the staff reads them, paid ones too. */
export const describedInvoices = describeDocuments<AccountStatement>({
  kind: 'account-statements',
  rows: invoiceRows,
  present: ({ id, factura_cliente, fecha_factura, fecha_proveedor, fecha_vencimiento, ...row }) => ({
    id,
    numero: factura_cliente,
    fecha: fecha_factura ?? fecha_proveedor,
    vence: fecha_vencimiento,
    moneda: row.moneda,
    valor: row.valor_facturado,
    saldo: row.saldo_total,
    estado: row.estado,
  }),
  async find(db, scope, id) {
    const found = await findAccountStatement(db, scope, id)
    if (found === undefined) return undefined
    const { factura_cliente: numero, sucursal, related } = found
    const content = invoiceContent({ ...found, neto_a_pagar: netToPay(found) }, everything)
    return { numero, sucursal, related, content }
  },
})
