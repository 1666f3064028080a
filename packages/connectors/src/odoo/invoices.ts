import { fieldsOf, textOf, type ErpRow } from '../core/fields.ts'
import { mapped } from '../core/mapped.ts'
import type { PulledRecord, Unmapped } from '../core/record.ts'
import type { PartnerBook } from './partner-book.ts'
import { idOf, linkName } from './links.ts'
import type { OdooStream } from './stream.ts'

const kind = 'account-statements'

/** Suppliers' invoices, identified by the supplier's own number (`ref`). */
export const invoices: OdooStream = {
  model: 'account.move',
  domain: [['move_type', '=', 'in_invoice']],
  fields: [
    'name',
    'ref',
    'state',
    'invoice_date',
    'invoice_date_due',
    'amount_untaxed',
    'amount_total',
    'amount_residual',
    'currency_id',
    'commercial_partner_id',
    'invoice_payment_term_id',
    'write_date',
  ],
  beside: ['res.partner'],
  map: async (rows, _, partners) => {
    await partners.lookUp(rows, 'commercial_partner_id')
    return mapped(rows.map((row) => invoiceOf(row, partners)))
  },
}

/** A posted invoice; one reset to draft or cancelled is deleted. */
function invoiceOf(row: ErpRow, partners: PartnerBook): PulledRecord | Unmapped | undefined {
  const { nit, name: nombre } = partners.of(row['commercial_partner_id'])
  const factura = textOf(row['ref'])
  const isPosted = textOf(row['state']) === 'posted'
  const reference = `account.move ${idOf(row)} (${textOf(row['name']) ?? '/'})`
  if (nit === null) return isPosted ? { kind, reference, reason: 'supplier-without-nit' } : undefined
  if (factura === null) return isPosted ? { kind, reference, reason: 'invoice-without-number' } : undefined
  if (isPosted && textOf(row['invoice_date']) === null)
    return { kind, reference, reason: 'invoice-without-date' }
  const known = { kind, reference, id: idOf(row), key: ['nit', 'factura'] }
  if (!isPosted) return { ...known, isDeleted: true, ...fieldsOf({ nit, factura }) }
  return {
    ...known,
    isDeleted: false,
    ...fieldsOf({
      nit,
      nombre,
      factura,
      fecha: row['invoice_date'],
      vencimiento: row['invoice_date_due'],
      valor: row['amount_total'],
      saldo: row['amount_residual'],
      bruto: row['amount_untaxed'],
      moneda: linkName(row['currency_id']),
      condicion_pago: linkName(row['invoice_payment_term_id']),
    }),
  }
}
