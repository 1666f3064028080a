import { createHash } from 'node:crypto'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { exactMoney, zeroMoney, type Money } from '@enlace/domain/money.ts'
import { columnsWithout, type LoadedRow } from '@enlace/database/load/tables/loaded-row.ts'
import { ownedLoad, type OwnedRow } from '@enlace/database/load/tables/owner.ts'
import { cufeOf } from '@enlace/dian/unique-key.ts'
import type { Invoice } from '../history/documents.ts'
import type { Standing } from '../history/standing.ts'

const columns = columnsWithout('account_statements', [])

/** An account statement with all its states until payment. */
export type StatementRow = OwnedRow &
  LoadedRow<'account_statements', typeof columns> & { fecha_proveedor: CalendarDate } & Record<
    `valor_${'bruto' | 'iva' | 'retefuente' | 'reteiva' | 'reteica'}`,
    Money
  >

/** How the demo's account statements are loaded. */
export const statementsLoad = ownedLoad<StatementRow>('account_statements', columns)

/** The key of an invoice: the supplier's number is unique only with the supplier. */
export function statementKey(account_key: string, invoice: Invoice): string {
  return `${account_key}|${invoice.factura}`
}

/** The sender and the recipient of the invoice, by their NITs. */
export interface InvoiceParties {
  supplier: string
  customer: string
}

/** The invoice as a row. */
export function statementRow(
  account_key: string,
  invoice: Invoice,
  standing: Standing,
  parties: InvoiceParties,
): StatementRow {
  const { fate, fecha_proveedor, moneda, motivo, withholdings } = invoice
  return {
    ...standing,
    ...withholdings,
    erp_key: statementKey(account_key, invoice),
    account_key,
    factura_cliente: invoice.factura,
    cufe: fate === 'credit' ? null : electronicKey(invoice, parties),
    condicion_pago: `${invoice.site.termDays} días`,
    fecha_factura: fecha_proveedor,
    fecha_proveedor,
    fecha_vencimiento: fate === 'without-due-date' ? null : invoice.fecha_vencimiento,
    motivo,
    fecha_recibida: fecha_proveedor,
    moneda,
    valor_bruto: invoice.base,
    valor_iva: invoice.iva,
    valor_facturado: invoice.facturado,
  }
}

/** The invoice's CUFE; the technical key of its numbering is the supplier's own secret, here one of the demo's. */
function electronicKey({ factura, fecha_proveedor, base, iva, facturado }: Invoice, parties: InvoiceParties) {
  return cufeOf({
    number: factura.replace('-', ''),
    issueDate: fecha_proveedor,
    issueTime: '10:30:00-05:00',
    lineExtension: exactMoney(base),
    iva: exactMoney(iva),
    inc: exactMoney(zeroMoney),
    ica: exactMoney(zeroMoney),
    payable: exactMoney(facturado),
    seller: parties.supplier,
    buyer: parties.customer,
    secret: createHash('sha1').update(`demo ${parties.supplier}`).digest('hex'),
    environment: '1',
  })
}
