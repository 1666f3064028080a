import { fieldsOf, textOf, type ErpRow } from '../core/fields.ts'
import { mapped } from '../core/mapped.ts'
import type { PulledRecord, Unmapped } from '../core/record.ts'
import { linesOf, partsOf, type PaymentParts } from './payment-lines.ts'
import type { KnownSupplier } from './supplier-book.ts'
import { ended, isSubmitted, type ErpnextStream } from './stream.ts'

const kind = 'payments-made'

/** Payments to suppliers, with the invoices that they paid. */
export const payments: ErpnextStream = {
  doctype: 'Payment Entry',
  filters: [
    ['payment_type', '=', 'Pay'],
    ['party_type', '=', 'Supplier'],
  ],
  isOfCompany: true,
  fields: [
    'name',
    'party',
    'posting_date',
    'mode_of_payment',
    'paid_from',
    'paid_to_account_currency',
    'received_amount',
    'unallocated_amount',
    'docstatus',
    'modified',
  ],
  beside: ['Supplier', 'Purchase Invoice'],
  map: async (rows, erpnext, suppliers) => {
    await suppliers.lookUp(rows, 'party')
    const submitted = rows.filter(isSubmitted).map((row) => textOf(row['name']) ?? '')
    const parts = await partsOf(erpnext, submitted)
    return mapped(
      rows.map((row) => paymentOf(row, suppliers.of(row['party']), parts(textOf(row['name']) ?? ''))),
    )
  },
  tombstone: (document, reference, suppliers) =>
    ended(kind, 'comprobante', document, reference, suppliers.of(document['party'])),
}

function paymentOf(
  row: ErpRow,
  supplier: KnownSupplier,
  parts: PaymentParts,
): PulledRecord | Unmapped | undefined {
  const comprobante = textOf(row['name']) ?? ''
  const reference = `Payment Entry ${comprobante}`
  if (!isSubmitted(row)) return ended(kind, 'comprobante', row, reference, supplier)
  const { nit, name: nombre } = supplier
  if (nit === null) return { kind, reference, reason: 'supplier-without-nit' }
  const lines = linesOf(row, parts)
  if (lines === undefined) return { kind, reference, reason: 'payment-deductions-unclear' }
  return {
    kind,
    reference,
    id: comprobante,
    key: ['nit', 'comprobante'],
    isDeleted: false,
    ...fieldsOf({
      nit,
      nombre,
      comprobante,
      fecha: row['posting_date'],
      valor: row['received_amount'],
      medio: row['mode_of_payment'],
      banco: row['paid_from'],
      moneda: row['paid_to_account_currency'],
    }),
    lines,
  }
}
