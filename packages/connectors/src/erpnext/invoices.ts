import { fieldsOf, isSet, textOf, type ErpRow } from '../core/fields.ts'
import { mapped } from '../core/mapped.ts'
import type { PulledRecord, Unmapped } from '../core/record.ts'
import type { KnownSupplier } from './supplier-book.ts'
import { inOwnCurrency } from './own-currency.ts'
import { isSubmitted, type ErpnextStream } from './stream.ts'

const kind = 'account-statements'

/** Suppliers' invoices, identified by the supplier's own number (`bill_no`). */
export const invoices: ErpnextStream = {
  doctype: 'Purchase Invoice',
  filters: [['is_return', '=', 0]],
  isOfCompany: true,
  fields: [
    'name',
    'supplier',
    'bill_no',
    'bill_date',
    'posting_date',
    'due_date',
    'currency',
    'party_account_currency',
    'conversion_rate',
    'net_total',
    'grand_total',
    'rounded_total',
    'outstanding_amount',
    'payment_terms_template',
    'docstatus',
    'modified',
  ],
  beside: ['Supplier'],
  map: async (rows, _, suppliers) => {
    await suppliers.lookUp(rows, 'supplier')
    return mapped(rows.map((row) => invoiceOf(row, suppliers.of(row['supplier']))))
  },
  tombstone: (document, reference, suppliers) =>
    endOf(document, reference, suppliers.of(document['supplier']).nit),
}

function invoiceOf(row: ErpRow, { nit, name: nombre }: KnownSupplier): PulledRecord | Unmapped | undefined {
  const id = textOf(row['name']) ?? ''
  const reference = `Purchase Invoice ${id}`
  const factura = textOf(row['bill_no'])
  if (!isSubmitted(row)) return endOf(row, reference, nit)
  if (nit === null) return { kind, reference, reason: 'supplier-without-nit' }
  if (factura === null) return { kind, reference, reason: 'invoice-without-number' }
  return {
    kind,
    reference,
    id,
    key: ['nit', 'factura'],
    isDeleted: false,
    ...fieldsOf({
      nit,
      nombre,
      factura,
      fecha: row['bill_date'] ?? row['posting_date'],
      fecha_recibida: row['posting_date'],
      vencimiento: row['due_date'],
      // The rounded total is owed if the company rounds.
      valor: isSet(row['rounded_total']) ? row['rounded_total'] : row['grand_total'],
      saldo: inOwnCurrency(row, row['outstanding_amount']),
      bruto: row['net_total'],
      moneda: row['currency'],
      condicion_pago: row['payment_terms_template'],
    }),
  }
}

/** The end of a cancelled or deleted invoice; drafts were never imported. */
function endOf(row: ErpRow, reference: string, nit: string | null): PulledRecord | undefined {
  const factura = textOf(row['bill_no'])
  if (nit === null || factura === null || textOf(row['docstatus']) === '0') return undefined
  const id = textOf(row['name']) ?? ''
  return { kind, reference, id, key: ['nit', 'factura'], isDeleted: true, ...fieldsOf({ nit, factura }) }
}
